import { Spinner } from '@/components/ui/spinner'

/** Shown after a quarter of a second while an overlay's code is loading. */
export function OverlayWaiting({ label }: { label: string }) {
  return (
    <div role="status" className="overlay-waiting fixed inset-0 z-50 grid place-items-center bg-scrim">
      <p className="flex items-center gap-3 rounded-full bg-paper px-6 py-4 text-sm">
        <Spinner className="size-5 text-accent" />
        {label}
      </p>
    </div>
  )
}
