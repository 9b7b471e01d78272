/** What opens an overlay: a feature's public file, which holds no component. */
const DECLARATIONS = '^components/.+/(overlays|.*\\.overlay)\\.ts$'

/** Features that every feature may use; they use none. */
const PRIMITIVES = ['ui', 'forms', 'overlays', 'sharing', 'toasts', 'push', 'seo', 'confirmation']

/**
 * The features of components/ and those whose code each may use, beside PRIMITIVES: of two features at most one knows the other. What both
 * need belongs to a third below them: goods (how a product looks anywhere), offers, banners, photo-viewer, photo-crop, ui. Types,
 * DECLARATIONS and what is loaded later by import() are open to all.
 * @type {Record<string, readonly string[]>}
 */
const KNOWN_FEATURES = {
  goods: [],
  offers: [],
  banners: [],
  'photo-viewer': [],
  'photo-crop': [],
  authenticity: ['goods'],
  outbox: [],
  offline: [],
  install: [],
  tour: [],
  unsubscribe: [],
  tracking: [],
  wishlist: ['bag', 'goods'],
  bag: ['goods', 'orders', 'vouchers'],
  reviews: ['goods', 'photo-crop', 'photo-viewer'],
  orders: ['catalog', 'goods', 'reviews'],
  catalog: ['authenticity', 'bag', 'goods', 'layout', 'offers', 'photo-viewer', 'reviews', 'wishlist'],
  points: ['layout', 'orders'],
  promo: ['banners', 'catalog', 'layout', 'offers'],
  'bank-offers': [],
  campaign: ['bank-offers', 'catalog', 'promo', 'vouchers'],
  vouchers: ['catalog', 'offers', 'orders', 'promo'],
  stores: ['goods', 'orders'],
  search: ['catalog', 'goods', 'reviews'],
  home: ['banners', 'catalog', 'goods', 'promo'],
  checkout: ['account', 'goods', 'layout', 'orders'],
  account: [
    'authenticity',
    'bank-offers',
    'goods',
    'offline',
    'orders',
    'photo-crop',
    'photo-viewer',
    'promo',
    'reviews',
    'tracking',
    'vouchers',
    'wishlist',
  ],
  contact: ['account', 'help', 'layout', 'reviews'],
  layout: ['account', 'bag', 'search'],
  help: ['goods', 'layout', 'orders'],
  'static-pages': ['help', 'layout'],
  missing: ['catalog', 'goods', 'search'],
  games: ['layout'],
  affiliate: ['help', 'layout'],
  photobooth: ['account', 'goods'],
}

for (const [feature, known] of Object.entries(KNOWN_FEATURES)) {
  const mutual = known.find((other) => KNOWN_FEATURES[other]?.includes(feature))
  if (mutual) throw new Error(`${feature} and ${mutual} know each other: move what both need below them`)
}

/** Modules of services/ that every module may use; jobs uses database, whose module.ts alone defines a job. */
const FOUNDATION = ['database', 'jobs']

/**
 * The modules of services/ and those whose index.ts each may use, beside FOUNDATION: only modules above it in this list, so that no two
 * know each other, directly or by way of others. A module hears of what happens in those above it by their events (services/jobs/event.ts);
 * those above it answer its questions by a function in the database (decision 79).
 * @type {Record<string, readonly string[]>}
 */
const KNOWN_MODULES = {
  cache: [],
  feed: [],
  catalog: ['feed'],
  media: ['catalog'],
  message: [],
  voucher: ['catalog'],
  account: ['media', 'message', 'voucher'],
  loyalty: ['account', 'catalog', 'message', 'voucher'],
  push: ['account', 'message'],
  shipping: ['account', 'cache'],
  store: [],
  order: ['account', 'catalog', 'loyalty', 'message', 'push', 'shipping', 'store', 'voucher'],
  photobooth: ['account', 'media', 'store'],
  sealing: [],
  affiliate: ['account', 'message', 'order', 'sealing'],
  alert: ['account', 'catalog', 'message', 'push'],
  analytics: ['account'],
  authenticity: ['account', 'catalog', 'feed', 'message', 'order'],
  review: ['account', 'catalog', 'feed', 'loyalty', 'media', 'message', 'order'],
  campaign: ['account', 'catalog', 'message', 'order', 'review', 'sealing', 'voucher'],
  payment: ['account', 'media', 'order', 'voucher'],
  cart: ['account', 'catalog', 'loyalty', 'order', 'payment', 'shipping', 'store', 'voucher'],
  checkout: ['account', 'cart', 'catalog', 'order', 'payment'],
  content: ['account', 'catalog', 'loyalty', 'media', 'message', 'payment', 'store'],
  discovery: ['account', 'cache', 'catalog'],
  game: ['account', 'campaign', 'loyalty', 'message', 'order', 'voucher'],
  public: ['account', 'media'],
  support: ['account', 'media', 'message', 'order'],
  wishlist: ['account', 'catalog', 'message', 'push'],
}

/** What is still to be turned round: a member's view, invitations and copy of data ask these modules, which use the account. */
const ASKED_ABOVE = /** @type {Record<string, readonly string[]>} */ ({ account: ['loyalty', 'review'] })

const places = Object.keys(KNOWN_MODULES)
for (const [module, known] of Object.entries(KNOWN_MODULES)) {
  const below = known.find(
    (other) => places.indexOf(other) < 0 || places.indexOf(other) >= places.indexOf(module),
  )
  if (below) throw new Error(`${module} may not know ${below}, which is not above it in KNOWN_MODULES`)
}

const moduleRules = Object.entries(KNOWN_MODULES).map(([module, known]) => ({
  name: `${module}-knows-its-modules`,
  comment: `services/${module}/ uses the modules that KNOWN_MODULES lists for it.`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^services/${module}/` },
  to: {
    path: `^services/(?!(${[module, ...FOUNDATION, ...known, ...(ASKED_ABOVE[module] ?? [])].join('|')})/)[^/]+/`,
  },
}))

const features = [...PRIMITIVES, ...Object.keys(KNOWN_FEATURES)]

const featureRules = Object.entries(KNOWN_FEATURES).map(([feature, known]) => ({
  name: `${feature}-knows-its-features`,
  comment: `components/${feature}/ uses the code of the features that KNOWN_FEATURES lists for it.`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^components/${feature}/` },
  to: {
    path: `^components/(?!(${[feature, ...PRIMITIVES, ...known].join('|')})/)`,
    pathNot: [DECLARATIONS],
    dependencyTypesNot: /** @type {('type-only' | 'dynamic-import')[]} */ (['type-only', 'dynamic-import']),
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} The house rules of docs/architecture.md: who may import whom. */
const rules = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What is loaded later by import() may know who loads it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'declarations-hold-no-component',
      comment: 'overlays.ts is what others open an overlay by: it reaches a component by import() alone.',
      severity: 'error',
      from: { path: DECLARATIONS },
      to: { path: '^components/.*\\.tsx$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'texts-by-namespace',
      comment:
        'No page and no code of the browser carries all texts: those of a namespace are in messages/vi.',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/i18n\\.ts$' },
      to: { path: '^messages/all\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-alone',
      comment:
        'domain/ holds types, schemas and pure rules: it imports nothing of ours, no framework, no I/O.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^(domain/|node_modules/(yup|libphonenumber-js)/)' },
    },
    {
      name: 'services-know-domain-only',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(app|components|lib|scripts|tests|messages)/' },
    },
    {
      name: 'modules-meet-at-their-index',
      comment:
        "A module of services/ uses another only through that module's index.ts; services/app.ts composes them.",
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/([^/]+)/', pathNot: ['^services/$1/', '^services/[^/]+/index\\.ts$'] },
    },
    ...moduleRules,
    {
      name: 'modules-are-listed',
      comment: 'A new folder of services/ is a module with a line in KNOWN_MODULES, below those it uses.',
      severity: 'error',
      from: { path: `^services/(?!(${[...FOUNDATION, ...places].join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'foundation-knows-no-module',
      severity: 'error',
      from: { path: `^services/(${FOUNDATION.join('|')})/`, pathNot: '^services/database/module\\.ts$' },
      to: { path: `^services/(?!(${FOUNDATION.join('|')})/)[^/]+/` },
    },
    {
      name: 'one-entry-to-the-backend',
      comment:
        'Only lib/services/embedded.ts runs code of services/; the typed clients beside it take types alone.',
      severity: 'error',
      from: {
        path: '^(app|components|lib|middleware\\.ts|instrumentation\\.ts)',
        pathNot: '^lib/services/embedded\\.ts$',
      },
      to: { path: '^services/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-backend-a-process',
      comment:
        'All but a little is loaded by import(), or each entry of Next.js has a backend of its own (ADR 99).',
      severity: 'error',
      from: { path: '^lib/services/embedded\\.ts$' },
      to: {
        path: '^services/',
        pathNot: '^services/(database/index|log|readiness|storefront)\\.ts$',
        dependencyTypes: ['import', 'export'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-reaches-no-service',
      severity: 'error',
      from: { path: '^(app|components|middleware\\.ts)' },
      to: { path: '^services/' },
    },
    {
      name: 'lib-knows-domain',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components|scripts|tests)/' },
    },
    {
      name: 'components-know-lib-and-domain',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|scripts|tests)/' },
    },
    {
      name: 'demo-stays-outside',
      comment: 'The demo shop is loaded by commands and tests; the shop itself runs without it.',
      severity: 'error',
      from: { path: '^(app|components|lib|domain|services|middleware\\.ts|instrumentation\\.ts)' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-uses-public-files',
      comment: "demo/ fills the shop as an importer does: through the modules' index.ts.",
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(app|components|scripts|tests|services)/', pathNot: '^services/[^/]+/index\\.ts$' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/(?!ui/)' },
    },
    ...featureRules,
    {
      name: 'features-are-listed',
      comment: 'A new folder of components/ is a feature with a line in KNOWN_FEATURES.',
      severity: 'error',
      from: { path: `^components/(?!(${features.join('|')})/)` },
      to: {},
    },
    {
      name: 'buying-goes-one-way',
      comment:
        'Bag, checkout, payment, orders: a step knows those before it at most; what steps share is in orders/parts. ' +
        'What opens over any page is declared in overlays.ts, which holds no component.',
      severity: 'error',
      from: { path: '^components/(orders/parts|bag|checkout/(?:frame|bag|shipping))/' },
      to: {
        path: '^components/(checkout/(?:payment|methods|result)|orders/(?!parts/))',
        pathNot: [DECLARATIONS],
      },
    },
    {
      name: 'bag-knows-no-checkout',
      severity: 'error',
      from: { path: '^components/(orders/parts|bag)/' },
      to: { path: '^components/checkout/', pathNot: DECLARATIONS },
    },
    {
      name: 'no-image-optimizer',
      comment: 'Pictures are components/ui/picture.tsx: its addresses need no work at request time (ADR 44).',
      severity: 'error',
      from: { path: '^(app|components|lib)/' },
      to: { path: '^node_modules/next/(image|legacy/image)' },
    },
    {
      name: 'no-heavy-code-in-the-browser',
      comment:
        'What client components use stays light: no luxon, database, session or yup values outside server-only files.',
      severity: 'error',
      from: { path: '^(components|lib/client)/' },
      to: {
        path: '^node_modules/(luxon|pg|drizzle-orm|iron-session|yup|pino|sharp)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'settings-are-alone',
      comment: 'settings/ runs before packages are installed.',
      severity: 'error',
      from: { path: '^settings/' },
      to: { pathNot: '^settings/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-settings-in-the-browser',
      comment: 'Settings hold secrets; components get what is public from their page, or lib/site.ts.',
      severity: 'error',
      from: { path: '^(components|lib/client|domain)/' },
      to: { path: '^settings/' },
    },
    {
      name: 'only-known-files',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(server-only|\\.\\./node_modules)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|node_modules/\\.)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}

export default rules
