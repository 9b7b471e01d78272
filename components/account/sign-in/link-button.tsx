import type { ComponentProps } from 'react'

/** A button that looks like a link within a sentence. */
export function LinkButton(button: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="min-h-11 px-1 font-semibold text-accent underline-offset-4 hover:underline"
      {...button}
    />
  )
}
