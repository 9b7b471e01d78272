'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CopyTexts } from './copy-text'
import { shareLink } from './share-link'

/** Finished sentences: the page's first load holds no code that formats texts. */
export interface ShareButtonTexts extends CopyTexts {
  button: string
}

interface ShareButtonProps {
  /** path or address of the shop */
  link: string
  title: string
  text: string
  texts: ShareButtonTexts
  /** after it was shared or copied */
  onShared: () => Promise<void>
}

/** Shares a page of the shop by the device's own sheet, else copies its link. One at a time. */
export function ShareButton({ link, title, text, texts, onShared }: ShareButtonProps) {
  const [isSharing, setSharing] = useState(false)
  const press = async () => {
    if (isSharing) return
    setSharing(true)
    try {
      const url = new URL(link, window.location.origin).href
      if (await shareLink({ url, title, text }, texts)) await onShared()
    } finally {
      setSharing(false)
    }
  }
  return (
    <Button variant="secondary" aria-disabled={isSharing} onClick={() => void press()}>
      <Icon name="share-2" />
      {texts.button}
    </Button>
  )
}
