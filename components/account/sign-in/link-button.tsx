import type { ComponentProps } from 'react'

/** Something to do that reads as part of a sentence. */
export function LinkButton(button: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="min-h-11 px-1 font-semibold text-accent underline-offset-4 hover:underline"
      {...button}
    />
  )
}
