import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onlineMethod } from '@/services/payment/methods'

const folder = mkdtempSync(path.join(tmpdir(), 'bank-'))
const environment = { ...process.env }
afterAll(() => {
  process.env = environment
  rmSync(folder, { recursive: true })
})

async function startProgram(port = '0', env: Record<string, string> = {}) {
  const program = spawn('node_modules/.bin/tsx', ['scripts/bank/serve.ts', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string]
  const environment = JSON.parse(line) as Record<string, string>
  return { program, environment, bank: new URL(environment.MOMO_URL!).origin }
}

it('runs as a program of its own, tells its environment and ends when asked', async () => {
  const { program, environment, bank } = await startProgram()
  expect(Object.keys(environment).filter((name) => name.startsWith('MOMO'))).toEqual([
    'MOMO_PARTNER_CODE',
    'MOMO_ACCESS_KEY',
    'MOMO_SECRET_KEY',
    'MOMO_URL',
  ])
  expect(await (await fetch(bank)).text()).toContain('Chưa có thanh toán nào')
  const registered = await fetch(`${bank}/merchant/vnpay`, {
    method: 'POST',
    body: new URLSearchParams({ notify_url: 'http://127.0.0.1:1/notify' }),
  })
  expect(registered.status).toBe(204)
  program.kill('SIGTERM')
  await expect(once(program, 'exit')).resolves.toEqual([0, null])
}, 30_000)

it('takes another port when its own is taken', async () => {
  const first = await startProgram()
  const second = await startProgram(new URL(first.bank).port)
  expect(second.bank).not.toBe(first.bank)
  expect((await fetch(second.bank)).status).toBe(200)
  for (const { program } of [first, second]) program.kill('SIGTERM')
}, 30_000)

it('knows after a restart what was paid before, and signs as before', async () => {
  const env = { BANK_LEDGER: path.join(folder, 'bank.jsonl'), BANK_SECRET: 'kept' }
  const first = await startProgram('0', env)
  Object.assign(process.env, first.environment)
  const createdAt = new Date()
  const asked = { reference: 'NG1V1', amount: 99_000, createdAt }
  const { redirectUrl } = await onlineMethod('momo').create({
    ...asked,
    description: 'Thanh toán',
    buyerAddress: '203.0.113.7',
    returnUrl: 'http://shop.example/back',
    notifyUrl: 'http://127.0.0.1:1/notify',
    expiresAt: new Date(Date.now() + 900_000),
  })
  const body = new URLSearchParams({ answer: 'approve', notify: 'never' })
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  first.program.kill('SIGKILL')
  await once(first.program, 'exit')

  const second = await startProgram('0', env)
  const { MOMO_URL: address, ...secrets } = second.environment
  expect(first.environment).toMatchObject({
    MOMO_SECRET_KEY: secrets.MOMO_SECRET_KEY,
    VNPAY_HASH_SECRET: secrets.VNPAY_HASH_SECRET,
  })
  process.env.MOMO_URL = address
  await expect(onlineMethod('momo').query(asked)).resolves.toMatchObject({ state: 'paid', amount: 99_000 })
  second.program.kill('SIGTERM')
}, 30_000)
