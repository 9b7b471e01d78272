/** Stands for reviews on their way, as tall as what was there before. */
export function ReviewSkeleton({
  rows,
  minHeight,
  label,
}: {
  rows: number
  minHeight: number
  label: string
}) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line" style={{ minHeight }}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid animate-pulse grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-5 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-x-8"
        >
          <div className="contents tablet:flex tablet:gap-3">
            <span className="size-10 rounded-full bg-sand" />
            <span className="grid grow content-start gap-2 pt-1">
              <span className="h-3 w-28 rounded-sm bg-sand" />
              <span className="h-3 w-20 rounded-sm bg-sand" />
            </span>
          </div>
          <div className="col-span-2 mt-3 grid content-start gap-2 tablet:col-span-1 tablet:mt-1">
            <span className="h-3 w-32 rounded-sm bg-sand" />
            <span className="h-3 w-full rounded-sm bg-sand" />
            <span className="h-3 w-4/5 rounded-sm bg-sand" />
          </div>
        </div>
      ))}
    </div>
  )
}
