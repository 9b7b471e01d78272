// @ts-check

/** After how long a page counts as ready for programs that render it, milliseconds (NET-06). */
const PRERENDER_READY_MS = 25_000
/** Names of the query that say so, and for how many seconds: 30 days. */
const ORIGIN = 'utm_source|utm_medium|utm_campaign|acquisition_campaign|aff_sid|traffic_id|affiliate_code'
const ORIGIN_SECONDS = 2_592_000

/** The cookies that they are kept in, for who takes them back. */
export const ORIGIN_COOKIES = ORIGIN.split('|')

/**
 * Runs before the first paint: apps mode from the query, or remembered in its cookie (LAY-02), so that a cached page shows
 * without header and footer and nothing moves; the prerender flag, false at first and true after 25 s, on order pages at once
 * (DEC-19); and where the visitor comes from, kept in cookies for as long as a partner's claim holds (AFF-04, AFF-05), unless the
 * visitor or their browser has said no (docs/decisions/0069-law-and-agreements.md). An affiliate's link replaces all of them: the last
 * one counts, and nothing of the one before it (docs/decisions/0081-affiliates.md). First it asks Next.js for a break before hydration: an
 * empty script "before interactive", which Next.js waits for by a timer (decision 87).
 * It is the same on every page and named by its digest in the content security policies.
 */
export const HEAD_SCRIPT = `(function(){(window.__next_s=window.__next_s||[]).push([0,{children:''}]);var q=location.search,r=document.documentElement;
if(/[?&]appsmode=1(&|$)/.test(q)||!/[?&]appsmode=/.test(q)&&/(^|; )appsmode=1(;|$)/.test(document.cookie))r.dataset.appsmode='';
if(navigator.globalPrivacyControl!==true&&navigator.doNotTrack!=='1'&&!/(^|; )nang_consent=no(;|$)/.test(document.cookie)){var p=new URLSearchParams(q);'${ORIGIN}'.split('|').forEach(function(k){var v=p.get(k);if(v||p.get('affiliate_code'))document.cookie=k+'='+encodeURIComponent([...v||''].slice(0,200).join(''))+';path=/;max-age='+(v?${ORIGIN_SECONDS}:0)+';samesite=lax'})}
addEventListener('beforeinstallprompt',e=>(window.nangInstall=e).preventDefault());
window.prerenderReady=false;setTimeout(function(){window.prerenderReady=true},/^\\/order(\\/|$)/.test(location.pathname)?0:${PRERENDER_READY_MS})})()`
