/** The first step before its data is here, in the same place. */
export function ReviewSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="flex grow animate-pulse flex-col motion-reduce:animate-none"
    >
      <div className="border-b border-line px-5 py-5.5">
        <span className="block h-1.5 rounded-full bg-sand" />
      </div>
      <div className="grid grow content-start gap-5 px-5 py-6">
        <div className="grid gap-2">
          <span className="h-6 w-3/5 rounded-sm bg-sand" />
          <span className="h-4 w-4/5 rounded-sm bg-sand" />
        </div>
        <div className="grid gap-2">
          <span className="h-18 rounded-lg bg-sand" />
          <span className="h-18 rounded-lg bg-sand" />
          <span className="h-18 rounded-lg bg-sand" />
        </div>
      </div>
      <div className="border-t border-line px-5 py-3">
        <span className="block h-12 rounded-full bg-sand" />
      </div>
    </div>
  )
}
