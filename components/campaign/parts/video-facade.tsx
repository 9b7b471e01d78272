'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import type { CampaignSection } from '@/domain/campaign/sections'

interface VideoFacadeProps extends Pick<CampaignSection<'video'>, 'source' | 'captions'> {
  /** address of the video itself, for browsers without scripts and for new tabs */
  href: string
  label: string
  title: string
  /** minutes and seconds; empty when unknown */
  length: string
  captionsLabel: string
  /** the poster */
  children: ReactNode
}

/** The poster of a video; pressed, it makes way for the player. */
export function VideoFacade({
  source,
  captions,
  href,
  label,
  title,
  length,
  captionsLabel,
  children,
}: VideoFacadeProps) {
  const [isPlaying, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div className="relative aspect-video max-w-[56.25rem] overflow-hidden rounded-lg bg-ink">
      {!isPlaying ? (
        <a
          href={href}
          rel="noopener"
          aria-label={label}
          onClick={play}
          className="group absolute inset-0 grid place-items-center rounded-lg focus-visible:-outline-offset-4"
        >
          {children}
          <span className="relative grid size-16 place-items-center rounded-full bg-paper/95 text-accent transition-transform duration-200 group-hover:scale-105 motion-reduce:transition-none">
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden>
              <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
            </svg>
          </span>
          {length && (
            <span className="absolute right-3 bottom-3 rounded-sm bg-ink/85 px-2 py-0.5 text-xs text-paper tabular-nums">
              {length}
            </span>
          )}
        </a>
      ) : source.kind === 'youtube' ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
          className="absolute inset-0 size-full"
        />
      ) : (
        <video src={source.id} controls autoPlay playsInline className="absolute inset-0 size-full">
          {captions && <track kind="captions" src={captions} srcLang="vi" label={captionsLabel} default />}
        </video>
      )}
    </div>
  )
}
