// @ts-check

/** Type of the element that names the page's own scripts, and where they are (lib/cache/html/late-start.js). */
export const LATE_TYPE = 'late'
export const CHUNKS = '/_next/static/chunks/'
/** A first frame later than this after the navigation, milliseconds, is one of a slow line: scripts arrive long after the paint. */
const SLOW_MS = 500
/** For how long the page's scripts wait for its first pictures, milliseconds. */
const PICTURES_MS = 1_000
/** After how long from the load event they start at the latest. */
const UNPAINTED_MS = 500
/** After how long a script that did not arrive is loaded again, some twice as long each time, and how long is too long. */
const RETRY_MS = 1_000
const LAST_RETRY_MS = 10_000

/** After how long a page counts as ready for programs that render it, milliseconds (NET-06). */
const PRERENDER_READY_MS = 25_000
/** Names of the query that say so, and for how many seconds: 30 days. */
const ORIGIN = 'utm_source|utm_medium|utm_campaign|acquisition_campaign|aff_sid|traffic_id|affiliate_code'
const ORIGIN_SECONDS = 2_592_000
/** As much of a value is kept. */
export const ORIGIN_LETTERS = 200

/** The cookies that they are kept in, for who takes them back. */
export const ORIGIN_COOKIES = ORIGIN.split('|')

/**
 * Asks Next.js for a break before hydration: an empty script "before interactive", which Next.js waits for by a timer (decision 87).
 */
const BREAK = `(window.__next_s=window.__next_s||[]).push([0,{children:''}])`

/**
 * Starts the page's own scripts, which the server names in an inert element (lib/cache/html/late-start.js): once the page has been painted and its
 * first pictures are there; with the first frame where the line is slow; at the first touch; or soon after the load event where nothing is
 * painted (decision 92). It comes before all that could fail.
 */
const START = `var load=u=>{var s=document.createElement('script');s.async=true;s.src=u;document.head.append(s);return s},
go=()=>{var l=document.querySelector('script[type=${LATE_TYPE}]');if(l){l.remove();l.text.split(' ').forEach(n=>load('${CHUNKS}'+n+'.js'))}else if(document.readyState=='loading')addEventListener('DOMContentLoaded',go)},
wait=n=>n&&[].some.call(document.images,i=>i.fetchPriority=='high'&&!i.complete&&i.offsetWidth)?setTimeout(wait,50,n-1):requestAnimationFrame(()=>setTimeout(go));
requestAnimationFrame(t=>t>${SLOW_MS}||!window.PerformanceObserver?go():new PerformanceObserver((l,o)=>l.getEntriesByName('first-contentful-paint')[0]&&(o.disconnect(),wait(${PICTURES_MS / 50}))).observe({type:'paint',buffered:true}));
addEventListener('load',()=>setTimeout(go,${UNPAINTED_MS}));['pointerdown','keydown'].forEach(e=>addEventListener(e,go,{once:true}))`

/**
 * Loads a script of the document that did not arrive once more: later each time, then whenever the network is back. Turbopack knows a chunk by
 * the `src` attribute of its script, so a retry has the same one. It does not hear of the failure, which it would hand to React for good; scripts
 * that it adds itself, for code that a press needs, have no `async` attribute, and fail where they are asked for.
 */
const RETRY = `addEventListener('error',e=>{var t=e.target,u=t.src&&t.getAttribute('src'),ms=t.ms||${RETRY_MS},retry=()=>{load(u).ms=ms*(1.5+Math.random())};if(u&&u.startsWith('${CHUNKS}')&&t.hasAttribute('async')){e.stopImmediatePropagation();navigator.onLine&&ms<${LAST_RETRY_MS}?setTimeout(retry,ms):addEventListener('online',retry,{once:true})}},true)`

/**
 * Keeps what is pressed, typed, chosen and sent before the page can act on it, for `repeatEarlyInput` (lib/client/browser/early-input.ts), and
 * from React, which could act on it too. Not kept is what comes of repeating (`busy`) and what `mayPass`. What the browser does by itself it
 * does at once: links, forms with an address, what a field shows. A kept press looks busy.
 */
const EARLY = `window.nangEarly=[];['click','input','change','submit'].forEach(t=>addEventListener(t,e=>{var k=window.nangEarly,b,n=e.target.closest?.({click:'button[type=button],input',submit:'form:not([action])'}[t]||'input,select,textarea');if(k&&!k.busy&&n&&!k.mayPass?.(n)){e.stopImmediatePropagation();if(t=='submit')e.preventDefault();if(n.type=='button'){b=n.ariaBusy;n.ariaBusy='true'}if(t!='click'||n.type=='button')k.push([n,t,n.value,n.checked,b]),k.added?.()}},true))`

/**
 * What is kept of a line that was typed into is a change once it is left or sent by Enter: React hydrates at a key too, and the part may put
 * its own text back, after which the browser itself sees no change.
 */
const TYPED = `['keydown','focusout'].forEach(t=>addEventListener(t,e=>{var k=window.nangEarly,c=k&&!k.busy&&(t!='keydown'||e.key=='Enter'&&!e.isComposing&&e.target.type!='textarea')&&k.findLast(([n,v])=>n==e.target&&v=='input');if(c)c[1]='change'},true))`

/** Apps mode from the query, or remembered in its cookie (LAY-02), so that a cached page shows without header and footer and nothing moves. */
const APPS_MODE = `var q=location.search,r=document.documentElement;
if(/[?&]appsmode=1(&|$)/.test(q)||!/[?&]appsmode=/.test(q)&&/(^|; )appsmode=1(;|$)/.test(document.cookie))r.dataset.appsmode=''`

/**
 * Where the visitor comes from, kept in cookies for as long as a partner's claim holds (AFF-04, AFF-05), unless the visitor or their browser
 * has said no (docs/decisions/0069-law-and-agreements.md). An earlier affiliate's claim stays until the code of a new link is found valid
 * (components/affiliate/arrival.ts; docs/decisions/0081-affiliates.md).
 */
const CAMPAIGN = `if(navigator.globalPrivacyControl!==true&&navigator.doNotTrack!=='1'&&!/(^|; )nang_consent=no(;|$)/.test(document.cookie)){var p=new URLSearchParams(q),c=p.get('affiliate_code')&&/(^|; )affiliate_code=/.test(document.cookie);'${ORIGIN}'.split('|').forEach(function(k){var v=p.get(k);if(v&&!(c&&/^aff/.test(k)))document.cookie=k+'='+encodeURIComponent([...v].slice(0,${ORIGIN_LETTERS}).join(''))+';path=/;max-age=${ORIGIN_SECONDS};samesite=lax'})}`

/** The browser's offer to install the app, for the shop's own (OVL-16). */
const INSTALL = `addEventListener('beforeinstallprompt',e=>(window.nangInstall=e).preventDefault())`

/** The prerender flag, false at first and true after 25 s, on order pages at once (DEC-19). */
const PRERENDER = `window.prerenderReady=false;setTimeout(function(){window.prerenderReady=true},/^\\/order(\\/|$)/.test(location.pathname)?0:${PRERENDER_READY_MS})`

/** Runs before the first paint. It is the same on every page and named by its digest in the content security policies. */
export const HEAD_SCRIPT = `(function(){${[BREAK, START, RETRY, EARLY, TYPED, APPS_MODE, CAMPAIGN, INSTALL, PRERENDER].join(';\n')}})()`
