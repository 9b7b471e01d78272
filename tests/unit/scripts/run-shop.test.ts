import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

interface Steps {
  /** code that runs when the storefront was started */
  afterStart?: string
  /** code in place of the installation of packages: a test installs none */
  installation?: string
}

/** A shop of one process that does nothing. */
function openShop({ afterStart = '', installation = '' }: Steps = {}) {
  const program = `
    import { start } from './scripts/start/console.js'
    import { runShop } from './scripts/start/run-shop.js'
    await runShop(async (closing) => {
      closing.push(async () => console.log('database stopped'))
      const storefront = start('node', ['-e', 'setInterval(() => {}, 1000)'])
      storefront.once('exit', () => console.log('storefront stopped'))
      console.log('pid ' + storefront.pid)
      ${afterStart}
      return storefront
    }, { installPackages: async () => { ${installation} } })`
  const shop = spawn('node', ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] })
  const lines: string[] = []
  const reader = createInterface({ input: shop.stdout })
  reader.on('line', (line) => lines.push(line))
  const started = new Promise<number>((resolve) => {
    reader.on('line', (line) => {
      if (line.startsWith('pid ')) resolve(Number(line.slice(4)))
    })
  })
  const ended = once(shop, 'close').then(([code]: (number | null)[]) => ({
    code,
    lines: lines.filter((line) => line.endsWith('stopped')),
  }))
  return { shop, started, ended }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const STOPPED = ['storefront stopped', 'database stopped']

it('stops the storefront, then the database, once, when it is asked to end', async () => {
  const { shop, started, ended } = openShop()
  const pid = await started
  shop.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, lines: STOPPED })
  expect(isAlive(pid)).toBe(false)
})

it('ends when the storefront does, with its code', async () => {
  const { ended } = openShop({
    afterStart: "setTimeout(() => storefront.kill('SIGKILL'), 50)",
  })
  expect(await ended).toEqual({ code: 1, lines: STOPPED })
})

it('leaves no process when the shop cannot start', async () => {
  const { started, ended } = openShop({ afterStart: "throw new Error('no answer')" })
  expect(await ended).toEqual({ code: 1, lines: STOPPED })
  expect(isAlive(await started)).toBe(false)
})

it('starts nothing when the packages cannot be installed', async () => {
  const { ended } = openShop({ installation: "throw new Error('no registry')" })
  expect(await ended).toEqual({ code: 1, lines: [] })
})

it('does not wait for a storefront that has ended', async () => {
  const { waitUntilReady } = await import('@/scripts/start/run-shop')
  const storefront = spawn('node', ['-e', 'process.exit(3)'])
  await expect(waitUntilReady(storefront, 1, 60)).rejects.toThrow('the shop ended with code 3')
})
