import sharp from 'sharp';

export interface RenderOptions {
  width: number;
  height: number;
  /** WebP quality 1–100 */
  quality?: number;
}

export interface RenderJob {
  path: string;
  svg: () => string;
  width: number;
  height: number;
}

/** SVG to WebP bytes, exactly width × height pixels. */
export const renderWebp = (svg: string, { width, height, quality = 82 }: RenderOptions): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).webp({ quality, effort: 1 }).toBuffer();

/** Renders every job, at most `concurrency` at a time. Rejects with the first failure. */
export const renderAll = async (
  jobs: readonly RenderJob[],
  options: { write: (path: string, bytes: Buffer) => Promise<void> | void; concurrency?: number; quality?: number; onProgress?: (done: number, total: number) => void },
): Promise<void> => {
  const queue = jobs.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const job of queue) {
      const bytes = await renderWebp(job.svg(), { width: job.width, height: job.height, quality: options.quality });
      await options.write(job.path, bytes);
      done += 1;
      options.onProgress?.(done, jobs.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.concurrency ?? 2) }, work));
};
