import { toast } from '@/components/toasts/toast'

export interface CopyTexts {
  copied: string
  copyFailed: string
}

/**
 * Copies a text and says so; false where the browser denies the clipboard, which is said too. What is copied stays on show as text, for
 * those browsers.
 */
export async function copyText(text: string, { copied, copyFailed }: CopyTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    toast.error(copyFailed)
    return false
  }
  toast.show(copied)
  return true
}
