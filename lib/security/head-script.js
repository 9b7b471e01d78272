// @ts-check

/** After how long a page counts as ready for programs that render it, milliseconds (spec 1 §9). */
const PRERENDER_READY_MS = 25_000

/**
 * Runs before the first paint: apps mode from the query, or remembered in its cookie (spec 1 §2), so that a cached page shows
 * without header and footer and nothing moves; and the prerender flag, false at first and true after 25 s (decisions.md).
 * It is the same on every page and named by its digest in the content security policies.
 */
export const HEAD_SCRIPT = `(function(){var q=location.search,r=document.documentElement;
if(/[?&]appsmode=1(&|$)/.test(q)||!/[?&]appsmode=/.test(q)&&/(^|; )appsmode=1(;|$)/.test(document.cookie))r.dataset.appsmode='';
window.prerenderReady=false;setTimeout(function(){window.prerenderReady=true},${PRERENDER_READY_MS})})()`
