/** Skeleton of the bag: lines, and the summary beside or below them. */
export function BagSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid animate-pulse gap-8 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:gap-12"
    >
      <div className="divide-y divide-line border-y border-line">
        {[0, 1, 2].map((line) => (
          <div key={line} className="flex gap-4 py-5">
            <div className="size-[96px] shrink-0 rounded-md bg-sand tablet:size-[112px]" />
            <div className="grid min-w-0 grow grid-cols-1 content-start gap-2.5 *:max-w-full">
              <div className="h-4 w-24 rounded-sm bg-sand" />
              <div className="h-5 w-full max-w-96 rounded-sm bg-sand" />
              <div className="h-4 w-32 rounded-sm bg-sand" />
              <div className="h-5 w-24 rounded-sm bg-sand" />
              <div className="h-11 w-36 rounded-full bg-sand" />
              <div className="h-8 w-48 rounded-sm bg-sand" />
            </div>
          </div>
        ))}
      </div>
      <div className="h-96 rounded-lg bg-sand" />
    </div>
  )
}
