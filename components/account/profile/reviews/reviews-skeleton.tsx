/** Placeholder of loading reviews. */
export function ReviewsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mt-4 grid animate-pulse gap-5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-4">
          <span className="size-20 shrink-0 rounded-md bg-sand" />
          <span className="grid flex-1 content-start gap-2">
            <span className="h-4 w-2/3 rounded-sm bg-sand" />
            <span className="h-3 w-24 rounded-sm bg-sand" />
            <span className="h-3 w-full rounded-sm bg-sand" />
          </span>
        </div>
      ))}
    </div>
  )
}
