import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

it('runs as a program of its own, tells its environment and ends when asked', async () => {
  const program = spawn('node_modules/.bin/tsx', ['scripts/bank/serve.ts', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string]
  const environment = JSON.parse(line) as Record<string, string>
  expect(Object.keys(environment).filter((name) => name.startsWith('MOMO'))).toEqual([
    'MOMO_PARTNER_CODE',
    'MOMO_ACCESS_KEY',
    'MOMO_SECRET_KEY',
    'MOMO_URL',
  ])
  const bank = new URL(environment.MOMO_URL!).origin
  expect(await (await fetch(bank)).text()).toContain('Chưa có thanh toán nào')
  const registered = await fetch(`${bank}/merchant/vnpay`, {
    method: 'POST',
    body: new URLSearchParams({ notify_url: 'http://127.0.0.1:1/notify' }),
  })
  expect(registered.status).toBe(204)
  program.kill('SIGTERM')
  await expect(once(program, 'exit')).resolves.toEqual([0, null])
}, 30_000)
