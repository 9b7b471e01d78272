import { scope } from './scope'

interface Shown {
  id: string
  title: string
  body: string
  path: string
}

/** A message of the shop's; null for anything else, which a browser wants shown all the same. */
function readPush(data: PushMessageData | null): Shown | null {
  try {
    const content: unknown = data?.json()
    if (typeof content !== 'object' || content === null) return null
    const text = (name: string) => {
      const value: unknown = Reflect.get(content, name)
      return typeof value === 'string' ? value : ''
    }
    const [id, title, body, path] = [text('id'), text('title'), text('body'), text('path')]
    return id && title ? { id, title, body, path } : null
  } catch {
    return null
  }
}

/** Tells the shop that the message was shown, so that its mail does not go. Without an answer the mail goes. */
const confirmShown = (id: string) =>
  fetch(`/api/message/push/notices/${encodeURIComponent(id)}/shown`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)

export async function showPush({ data }: PushEvent): Promise<void> {
  const message = readPush(data)
  if (!message) return
  const { id, title, body, path } = message
  await scope.registration.showNotification(title, {
    body,
    // The same message sent twice is shown once.
    tag: id,
    lang: 'vi',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  })
  await confirmShown(id)
}

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

/** A click opens the page that the message is about, in the tab of the shop that is open, or a new one. */
export async function openPushPage({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const data: unknown = notification.data
  const path: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'path') : undefined
  const target = isPath(path) ? path : '/'
  const open = await scope.clients.matchAll({ type: 'window' })
  const [tab] = open
  if (tab) {
    await tab.focus()
    await tab.navigate(target).catch(() => scope.clients.openWindow(target))
  } else await scope.clients.openWindow(target)
}
