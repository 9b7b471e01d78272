import Link from 'next/link'

/** A link in the form of a chip: a category, a tag or another search. */
export function LinkChip({ name, href }: { name: string; href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-accent hover:text-accent"
    >
      {name}
    </Link>
  )
}
