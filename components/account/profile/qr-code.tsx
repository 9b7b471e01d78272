'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { QrCode } from '@/components/ui/qr/qr-code'
import { qrModules } from '@/components/ui/qr/qr-modules'
import { recordShare } from '@/lib/client/member/record-share'
import type { QrCodeProps } from './overlays'

/** Pixels per module of the code. */
const SQUARE = 16

const FILE_NAME = 'nang-loi-moi.png'

/** The member's invitation as a QR code. */
export default function QrCodeOverlay({ link, name }: QrCodeProps) {
  const t = useTranslations('profile.qr')

  const save = async () => {
    try {
      const url = URL.createObjectURL(await drawQrCode(qrModules(link)))
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
        <QrCode text={link} label={t('alt', { name })} className="max-w-72" />
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
async function drawQrCode(rows: readonly (readonly boolean[])[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = rows.length * SQUARE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const look = getComputedStyle(document.documentElement)
  context.fillStyle = look.getPropertyValue('--color-white')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = look.getPropertyValue('--color-ink')
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && context.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)),
  )
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png'),
  )
}
