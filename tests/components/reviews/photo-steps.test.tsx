import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createRef } from 'react'
import { clearDraft, readDraft, writeDraft } from '@/components/reviews/write/draft/draft'
import type { ReviewPhoto } from '@/components/reviews/write/photos/photo'
import { PhotoSteps, type PhotoStepsHandle } from '@/components/reviews/write/photos/photo-steps'
import { renderWithTexts } from '../with-texts'
import { useServer } from '../network'
import { expectPrinted } from '../unexpected-output'

const unreadable = new Set<string>()
const cropped: object[] = []
// jsdom draws nothing.
jest.mock('@/components/reviews/write/photos/prepare/prepare-photo', () => {
  class Unreadable extends Error {}
  return {
    UnreadablePhoto: Unreadable,
    preparePhoto: (file: File) =>
      unreadable.has(file.name)
        ? Promise.reject(new Unreadable())
        : Promise.resolve({
            picture: new Blob([`picture of ${file.name}`], { type: 'image/jpeg' }),
            source: new Blob([`source of ${file.name}`], { type: 'image/jpeg' }),
          }),
  }
})
jest.mock('@/components/photo-crop/draw-square', () => ({
  readPhoto: () => Promise.resolve({ width: 1200, height: 800, close: () => undefined }),
  drawSquare: (_: unknown, crop: object) => {
    cropped.push(crop)
    return Promise.resolve(new Blob(['crop']))
  },
}))

/** Places pictures were put at. */
const sent: string[] = []
let offered = 0
let put: (place: string) => Response | Promise<Response> = () =>
  HttpResponse.json({ success: true }, { status: 201 })
useServer(
  http.get('*/api/public/pre-signed-url', () => {
    const place = `p${++offered}`
    return HttpResponse.json({
      success: true,
      data: { signedUrl: `/api/media/uploads/${place}?signature=x`, url: `/media/uploads/${place}.jpg` },
    })
  }),
  http.put('*/api/media/uploads/:place', ({ params, request }) => {
    const place = String(params.place)
    expect(request.headers.get('authorization')).toBeNull()
    sent.push(place)
    return put(place)
  }),
)

// jsdom's files lack it.
Object.defineProperty(File.prototype, 'slice', {
  value(this: File) {
    const reader = new FileReader()
    reader.readAsArrayBuffer(this)
    return {
      arrayBuffer: () => new Promise((resolve) => (reader.onload = () => resolve(reader.result))),
    }
  },
})

const urls = new Set<string>()
let lastUrl = 0
const KEY = 'review-7-12'
let photos: ReviewPhoto[] = []
const modes: (string | null)[] = []

beforeEach(async () => {
  HTMLCanvasElement.prototype.getContext = () => null
  URL.createObjectURL = () => {
    const url = `blob:photo-${++lastUrl}`
    urls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => void urls.delete(url)
  put = () => HttpResponse.json({ success: true }, { status: 201 })
  sent.length = 0
  cropped.length = 0
  unreadable.clear()
  urls.clear()
  modes.length = 0
  photos = []
  offered = 0
  setOnline(true)
  await clearDraft(KEY)
})

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

function open(given: ReviewPhoto[] = []) {
  const ref = createRef<PhotoStepsHandle>()
  const back = () => {
    let isTaken: boolean | undefined
    act(() => {
      isTaken = ref.current?.back()
    })
    return isTaken
  }
  const view = renderWithTexts(
    <PhotoSteps
      ref={ref}
      draftKey={KEY}
      photos={given}
      onChange={(next) => (photos = next)}
      onSubMode={(mode) => modes.push(mode)}
    />,
  )
  return { ...view, back }
}

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const fileOf = (name: string, bytes: readonly number[] = JPEG, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })
/** Larger than allowed, without the memory for it. */
const large = (name: string) => Object.defineProperty(fileOf(name), 'size', { value: 5_242_881 })

async function choose(...files: File[]) {
  const adding = screen.queryByRole('button', { name: 'Thêm ảnh' })
  if (adding) await userEvent.click(adding)
  fireEvent.change(screen.getByLabelText('Chọn ảnh'), { target: { files } })
}
const rows = () => within(screen.getByRole('list', { name: /Ảnh đã thêm/ })).getAllByRole('listitem')
const uploaded = (count: number) =>
  waitFor(() => expect(photos.filter(({ state }) => state === 'done')).toHaveLength(count))
const button = (name: string) => screen.getByRole('button', { name })
const names = () => photos.map(({ url }) => url)

it('adds several photos at once and says of each refused one why (NET-05, REV-19)', async () => {
  open()
  unreadable.add('hong.jpg')
  await choose(
    fileOf('mot.jpg'),
    fileOf('hai.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'),
    large('to.jpg'),
    fileOf('trang.svg', [0x3c, 0x73], 'image/svg+xml'),
    fileOf('gia.png', [0x3c, 0x68, 0x74, 0x6d, 0x6c], 'image/png'),
    fileOf('IMG_1.HEIC', [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63], ''),
    fileOf('mot.jpg'),
    fileOf('hong.jpg'),
  )
  await uploaded(2)
  expect(rows()).toHaveLength(2)
  const listed = within(await screen.findByText('6 tệp chưa thêm được').then((title) => title.parentElement!))
  const reasons = listed.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons).toEqual([
    expect.stringMatching(/^to\.jpgKích thước tối đa 5MB/),
    'trang.svgTệp phải có dạng png, jpg, jpeg.',
    'gia.pngTệp phải có dạng png, jpg, jpeg.',
    expect.stringMatching(/^IMG_1\.HEICTệp phải có dạng png, jpg, jpeg\..*HEIC/),
    'mot.jpgẢnh này đã có trong đánh giá.',
    expect.stringMatching(/^hong\.jpgKhông đọc được ảnh này/),
  ])
  expect(photos).toMatchObject([
    { state: 'done', url: '/media/uploads/p1.jpg', progress: 1, description: '' },
    { state: 'done', url: '/media/uploads/p2.jpg' },
  ])
  expect(sent).toEqual(['p1', 'p2'])
})

it('takes five photos', async () => {
  open()
  await choose(...Array.from({ length: 7 }, (_, at) => fileOf(`${at}.jpg`)))
  await uploaded(5)
  expect(screen.getByText('2 tệp chưa thêm được')).toBeInTheDocument()
  expect(screen.queryByLabelText('Chọn ảnh')).not.toBeInTheDocument()
})

it('takes pasted and dropped pictures, but not pasted text', async () => {
  open()
  const area = screen.getByRole('group', { name: 'Ảnh của bạn' })
  const paste = (types: string[], file: File) =>
    fireEvent.paste(area, { clipboardData: { types, files: [file] } })
  await waitFor(() => expect(screen.getByText(/Thêm tối đa 5 ảnh/)).toBeInTheDocument())
  expect(paste(['text/plain', 'Files'], fileOf('van-ban.jpg'))).toBe(true)
  expect(paste(['Files'], fileOf('dan.jpg'))).toBe(false)
  await uploaded(1)
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files: [fileOf('keo.jpg')] },
  })
  fireEvent(area, drop)
  await uploaded(2)
})

it('leaves sub-modes by Back: crop to add, add and caption to the strip (REV-12, REV-13)', async () => {
  const { back } = open()
  await choose(fileOf('a.jpg'))
  await uploaded(1)
  await userEvent.click(button('Cắt ảnh 1'))
  expect(screen.getByRole('heading', { name: 'Cắt ảnh 1' })).toHaveFocus()
  expect(back()).toBe(true)
  expect(screen.getByRole('heading', { name: 'Thêm ảnh' })).toHaveFocus()
  expect(back()).toBe(true)
  await userEvent.click(button('Viết chú thích cho ảnh 1'))
  expect(back()).toBe(true)
  expect(button('Viết chú thích cho ảnh 1')).toHaveFocus()
  expect(back()).toBe(false)
  expect(modes).toEqual([null, 'add', 'crop', 'add', null, 'caption', null])
})

it('crops by keyboard and uploads the crop in place of the photo', async () => {
  open()
  await choose(fileOf('a.jpg'))
  await uploaded(1)
  await userEvent.click(button('Cắt ảnh 1'))
  act(() => screen.getByRole('application').focus())
  await userEvent.keyboard('{ArrowRight}+')
  await userEvent.click(button('Dùng ảnh này'))
  await waitFor(() => expect(names()).toEqual(['/media/uploads/p2.jpg']))
  expect(cropped).toMatchObject([{ zoom: 1.25 }])
  await userEvent.click(button('Cắt ảnh 1'))
  await userEvent.click(button('Dùng cả ảnh'))
  await waitFor(() => expect(names()).toEqual(['/media/uploads/p3.jpg']))
})

it('orders by buttons and keeps the focus in the row', async () => {
  open()
  await choose(fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'))
  await uploaded(3)
  const [a, b, c] = names()
  await userEvent.click(button('Đưa ảnh 1 ra sau'))
  expect(names()).toEqual([b, a, c])
  expect(button('Đưa ảnh 2 ra sau')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual([b, c, a])
  // The last one cannot go further: the other button of the row has the focus.
  expect(button('Đưa ảnh 3 lên trước')).toHaveFocus()
  expect(screen.getByText('Ảnh đang ở vị trí 3 trên 3.')).toBeInTheDocument()
})

it('orders by dragging', async () => {
  open()
  await choose(fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'))
  await uploaded(3)
  const [a, b, c] = names()
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, place * 100, 300, 100)
  })
  const pointer = (type: string, clientY: number) => new MouseEvent(type, { bubbles: true, clientY })
  fireEvent(within(rows()[0]!).getByTitle('Kéo để đổi thứ tự'), pointer('pointerdown', 50))
  fireEvent(window, pointer('pointermove', 260))
  expect(names()).toEqual([b, c, a])
  fireEvent(window, pointer('pointermove', 10))
  fireEvent(window, pointer('pointerup', 10))
  fireEvent(window, pointer('pointermove', 260))
  expect(names()).toEqual([a, b, c])
})

it('removes a photo and brings it back without another upload', async () => {
  open()
  await choose(fileOf('a.jpg'), fileOf('b.jpg'))
  await uploaded(2)
  const before = names()
  await userEvent.click(button('Xóa ảnh 1'))
  expect(names()).toEqual([before[1]])
  expect(button('HOÀN TÁC')).toHaveFocus()
  await userEvent.click(button('HOÀN TÁC'))
  expect(names()).toEqual(before)
  expect(offered).toBe(2)
})

it('keeps a caption of 200 characters as it is typed', async () => {
  const { back } = open()
  await choose(fileOf('a.jpg'))
  await uploaded(1)
  await userEvent.click(button('Xong'))
  await userEvent.click(button('Viết chú thích cho ảnh 1'))
  await userEvent.type(screen.getByLabelText('Ảnh này cho thấy điều gì?'), 'Da sau 2 tuần')
  expect(screen.getByText('Còn 187 ký tự')).toBeInTheDocument()
  expect(photos[0]?.description).toBe('Da sau 2 tuần')
  back()
  expect(screen.getByText('Da sau 2 tuần')).toBeInTheDocument()
})

it('waits without a network, says so, and goes on when it is back', async () => {
  open()
  setOnline(false)
  await choose(fileOf('a.jpg'))
  expect(await screen.findByText(/Mất mạng. Ảnh vẫn được giữ/)).toBeInTheDocument()
  expect(photos).toMatchObject([{ state: 'ready', trouble: 'offline', url: null }])
  expect(offered).toBe(0)
  setOnline(true)
  await uploaded(1)
})

it('goes on with the same place after an answer that was lost, and stores nothing twice', async () => {
  open()
  let tries = 0
  put = () => {
    if (++tries === 1) return HttpResponse.error()
    return HttpResponse.json({ success: false, code: 'ALREADY_UPLOADED', message: 'used' }, { status: 409 })
  }
  await choose(fileOf('a.jpg'))
  await uploaded(1)
  expect(names()).toEqual(['/media/uploads/p1.jpg'])
  expect([offered, tries]).toEqual([1, 2])
  // What jsdom says of a lost answer.
  expectPrinted('Network error')
})

it('says that an upload failed, and tries again when asked (REV-24)', async () => {
  open()
  put = () => HttpResponse.json({ success: false, code: 'INVALID_FILE', message: 'no' }, { status: 422 })
  await choose(fileOf('a.jpg'))
  expect(await screen.findByText(/Tải ảnh lên không thành công. Vui lòng thử lại./)).toBeInTheDocument()
  put = () => HttpResponse.json({ success: true }, { status: 201 })
  await userEvent.click(button('Thử lại ảnh 1'))
  await uploaded(1)
})

it('uploads a failed photo again from the strip, where it says why', async () => {
  const { back } = open()
  put = () => HttpResponse.json({ success: false, code: 'INVALID_FILE', message: 'no' }, { status: 422 })
  await choose(fileOf('a.jpg'), fileOf('b.jpg'))
  await waitFor(() => expect(photos.map(({ state }) => state)).toEqual(['failed', 'failed']))
  back()
  const retry = button('Thử lại ảnh 2')
  expect(retry).toHaveTextContent('Thử lại')
  expect(retry).toHaveAccessibleDescription('Tải ảnh lên không thành công. Vui lòng thử lại.')
  expect(screen.getByText('0 trên 2 ảnh đã tải lên, 2 ảnh chưa tải lên được.')).toBeInTheDocument()
  put = () => HttpResponse.json({ success: true }, { status: 201 })
  await userEvent.click(retry)
  await uploaded(1)
  expect(modes).toEqual([null, 'add', null])
  expect(button('Viết chú thích cho ảnh 2')).toHaveFocus()
})

it('keeps the focus in the sub-mode when the pressed button goes', async () => {
  open()
  await choose(fileOf('a.jpg'), fileOf('b.jpg'))
  await uploaded(2)
  await userEvent.click(button('Xóa ảnh 1'))
  await userEvent.click(button('HOÀN TÁC'))
  expect(screen.getByRole('heading', { name: 'Thêm ảnh' })).toHaveFocus()
  put = () => HttpResponse.json({ success: false, code: 'INVALID_FILE', message: 'no' }, { status: 422 })
  await choose(fileOf('c.jpg'))
  const retry = await screen.findByRole('button', { name: 'Thử lại ảnh 3' })
  put = () => HttpResponse.json({ success: true }, { status: 201 })
  await userEvent.click(retry)
  await uploaded(3)
  expect(rows()[2]).toContainElement(document.activeElement as HTMLElement)
})

it('stops an upload', async () => {
  open()
  let answer: (response: Response) => void = () => undefined
  put = () => new Promise<Response>((resolve) => (answer = resolve))
  await choose(fileOf('a.jpg'))
  await userEvent.click(await screen.findByRole('button', { name: 'Dừng tải ảnh 1' }))
  expect(photos).toMatchObject([{ state: 'failed', trouble: 'stopped' }])
  answer(HttpResponse.json({ success: true }, { status: 201 }))
  expect(await screen.findByText(/Đã dừng tải lên/)).toBeInTheDocument()
  put = () => HttpResponse.json({ success: true }, { status: 201 })
  await userEvent.click(button('Thử lại ảnh 1'))
  await uploaded(1)
})

it('brings the photos of a draft back, and uploads what was not', async () => {
  const { unmount } = open()
  await choose(fileOf('a.jpg'))
  await uploaded(1)
  setOnline(false)
  await choose(fileOf('b.jpg'))
  await waitFor(() => expect(photos).toHaveLength(2))
  unmount()
  expect(urls.size).toBe(0)
  photos = []
  setOnline(true)
  open()
  await uploaded(2)
  expect(names()).toEqual(['/media/uploads/p1.jpg', '/media/uploads/p2.jpg'])
  expect(sent).toEqual(['p1', 'p2'])
})

it('uploads a photo of a draft again whose upload may have been deleted since', async () => {
  const picture = new Blob(['picture of a.jpg'])
  const day = 86_400_000
  await writeDraft(KEY, {
    photos: [
      {
        id: 'old',
        picture,
        source: null,
        crop: null,
        url: '/media/uploads/old.jpg',
        uploadedAt: Date.now() - day,
      },
      { id: 'new', picture, source: null, crop: null, url: '/media/uploads/new.jpg', uploadedAt: Date.now() },
      { id: 'wrong', url: 'https://elsewhere.example/a.jpg' },
      'no photo',
    ],
  })
  open()
  await uploaded(2)
  expect(names()).toEqual(['/media/uploads/p1.jpg', '/media/uploads/new.jpg'])
})

it('shows the photos of an earlier review, and forgets them once they are removed', async () => {
  const given: ReviewPhoto = {
    id: '1',
    state: 'done',
    url: '/media/uploads/7-a.jpg',
    preview: '/media/uploads/7-a.jpg',
    description: 'Trước',
    progress: 1,
  }
  const { unmount } = open([given])
  await waitFor(() => expect(photos).toMatchObject([given]))
  await userEvent.click(button('Cắt, sắp xếp ảnh'))
  await userEvent.click(button('Xóa ảnh 1'))
  await waitFor(async () => expect(await readDraft(KEY)).toMatchObject({ photos: [] }))
  unmount()
  open([given])
  expect(await screen.findByText(/Thêm tối đa 5 ảnh/)).toBeInTheDocument()
  expect(photos).toEqual([])
})

it('frees the previews of photos that are gone', async () => {
  const { unmount } = open()
  await choose(fileOf('a.jpg'), fileOf('b.jpg'))
  await uploaded(2)
  expect(urls.size).toBe(2)
  await userEvent.click(button('Xóa ảnh 1'))
  await userEvent.click(button('Xong'))
  expect(urls.size).toBe(1)
  unmount()
  expect(urls.size).toBe(0)
})
