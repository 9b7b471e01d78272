import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** Serves pages through nginx as files, plain and compressed beforehand, for comparison. Null when nginx is not installed. */
export async function serveFiles(
  pages: ReadonlyMap<string, string>,
  port: number,
): Promise<{ stop: () => void } | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nang-bench-'))
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755)
  const root = path.join(folder, 'html')
  mkdirSync(root)
  for (const [name, html] of pages) {
    writeFileSync(path.join(root, `${name}.html`), html)
    writeFileSync(path.join(root, `${name}.html.gz`), gzipSync(html))
  }
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; gzip_static on; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${root}; default_type text/html; } }`,
  )
  const server = spawn('nginx', ['-c', config], { stdio: 'ignore' })
  await setTimeout(500)
  return { stop: () => void server.kill() }
}
