import { onRequestError } from '@/instrumentation'
import { log } from '@/lib/services/embedded'

it('logs a page that failed without the query of its address, which may hold a key', async () => {
  process.env.NEXT_RUNTIME = 'nodejs'
  const written = jest.spyOn(log, 'error').mockImplementation(() => undefined)
  await onRequestError(
    new Error('no such column'),
    { path: '/order/success/7?key=secret', method: 'GET', headers: {} },
    {
      routerKind: 'App Router',
      routePath: '/order/success/[id]',
      routeType: 'render',
      renderSource: 'server-rendering',
      revalidateReason: undefined,
    },
  )
  expect(written).toHaveBeenCalledWith(expect.objectContaining({ path: '/order/success/7' }), 'page failed')
  expect(JSON.stringify(written.mock.calls)).not.toContain('secret')
})
