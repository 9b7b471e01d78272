'use client'

import { useTranslations } from 'next-intl'
import { encode } from 'uqr'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { recordShare } from '@/lib/client/member/record-share'
import type { QrCodeProps } from './overlays'

/** Pixels per module of the code. */
const SQUARE = 16

/** Quiet zone of the code, in modules: readers need it. */
const BORDER = 4

const FILE_NAME = 'nang-loi-moi.png'

/** The member's invitation as a QR code. */
export default function QrCodeOverlay({ link, name }: QrCodeProps) {
  const t = useTranslations('profile.qr')
  const { size, data } = encode(link, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

  const save = async () => {
    try {
      const url = URL.createObjectURL(await drawQrCode(data))
      Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click()
      URL.revokeObjectURL(url)
    } catch {
      toast.error(t('failed'))
      return
    }
    await recordShare(link, 'image')
  }

  return (
    <OverlayFrame title={t('title')}>
      <div className="grid justify-items-center gap-4 p-5 text-center">
        <svg
          role="img"
          aria-label={t('alt', { name })}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className="w-full max-w-72 rounded-md bg-white text-ink"
        >
          <path d={path} fill="currentColor" />
        </svg>
        <p className="font-display text-lg">{name}</p>
        <p className="text-sm text-muted">{t('text')}</p>
        <Button variant="secondary" onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </OverlayFrame>
  )
}

/** A QR code as a PNG to save or share. @throws when the browser cannot draw */
async function drawQrCode(squares: readonly (readonly boolean[])[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = squares.length * SQUARE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const look = getComputedStyle(document.documentElement)
  context.fillStyle = look.getPropertyValue('--color-white')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = look.getPropertyValue('--color-ink')
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && context.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)),
  )
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png'),
  )
}
