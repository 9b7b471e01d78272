import type { Random } from '@/domain/random'

const list = (text: string): string[] => text.split(', ')

/** The body of an INCI list by formula type, without actives, scent and preservatives. */
const bases = {
  micellar: list(
    'Aqua, Glycerin, Butylene Glycol, PEG-6 Caprylic/Capric Glycerides, Poloxamer 184, Disodium Cocoamphodiacetate, Propanediol, Polysorbate 20',
  ),
  oilCleanser: list(
    'Ethylhexyl Palmitate, Cetyl Ethylhexanoate, PEG-20 Glyceryl Triisostearate, Helianthus Annuus Seed Oil, Synthetic Wax, Caprylic/Capric Triglyceride, Sorbeth-30 Tetraoleate, Pentaerythrityl Tetraethylhexanoate, Olea Europaea Fruit Oil',
  ),
  cleanser: list(
    'Aqua, Glycerin, Sodium Cocoyl Glycinate, Cocamidopropyl Betaine, Potassium Cocoyl Glycinate, Sodium Chloride, Decyl Glucoside, Glyceryl Stearate SE, Acrylates Copolymer, Propanediol, Coco-Glucoside',
  ),
  scrub: list(
    'Aqua, Glycerin, Cellulose, Caprylic/Capric Triglyceride, Sucrose, Cetearyl Alcohol, Hydrated Silica, Carbomer, Glyceryl Stearate, Coco-Betaine',
  ),
  toner: list(
    'Aqua, Butylene Glycol, Glycerin, 1,2-Hexanediol, Propanediol, Betaine, PEG-60 Hydrogenated Castor Oil, Hydroxyethylcellulose, Trehalose',
  ),
  serum: list(
    'Aqua, Propanediol, Glycerin, Dipropylene Glycol, 1,2-Hexanediol, Pentylene Glycol, Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate Copolymer, Sodium Polyacrylate, Xanthan Gum, Dimethicone, Polyglyceryl-10 Laurate',
  ),
  gelCream: list(
    'Aqua, Glycerin, Butylene Glycol, Cyclopentasiloxane, 1,2-Hexanediol, Dimethicone, Carbomer, Acrylates/C10-30 Alkyl Acrylate Crosspolymer, Tromethamine, Polyglyceryl-3 Methylglucose Distearate',
  ),
  cream: list(
    'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Butylene Glycol, Glyceryl Stearate, Dimethicone, Cetyl Ethylhexanoate, PEG-100 Stearate, Stearic Acid, Carbomer, Tromethamine, Hydrogenated Lecithin',
  ),
  oil: list(
    'Caprylic/Capric Triglyceride, Helianthus Annuus Seed Oil, Vitis Vinifera Seed Oil, Isopropyl Myristate, Oenothera Biennis Oil, Prunus Armeniaca Kernel Oil, Rosmarinus Officinalis Leaf Extract, Tocopherol, Helianthus Annuus Seed Extract, Bisabolol',
  ),
  mist: list(
    'Aqua, Butylene Glycol, Glycerin, Betaine, Propanediol, PEG-40 Hydrogenated Castor Oil, Sodium PCA, Caprylyl Glycol, Trehalose',
  ),
  clay: list(
    'Aqua, Kaolin, Glycerin, Bentonite, Butylene Glycol, Titanium Dioxide, Cetearyl Alcohol, Glyceryl Stearate, Xanthan Gum, PEG-100 Stearate',
  ),
  balm: list(
    'Ricinus Communis Seed Oil, Diisostearyl Malate, Cera Alba, Octyldodecanol, Euphorbia Cerifera Cera, Polyglyceryl-2 Triisostearate, Hydrogenated Polyisobutene, Ozokerite, Tocopherol, Lanolin, Phytosteryl Macadamiate',
  ),
  sunscreen: list(
    'Aqua, Cyclopentasiloxane, Butylene Glycol, Dibutyl Adipate, Propanediol, Polymethylsilsesquioxane, Glycerin, Caprylyl Methicone, Disteardimonium Hectorite, Polyglyceryl-3 Polydimethylsiloxyethyl Dimethicone, Magnesium Sulfate, Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone',
  ),
  foundation: list(
    'Aqua, Cyclopentasiloxane, Titanium Dioxide, Dimethicone, Butylene Glycol, Phenyl Trimethicone, PEG-10 Dimethicone, Disteardimonium Hectorite, Magnesium Sulfate, Triethoxycaprylylsilane, Aluminum Hydroxide, Glycerin, Isododecane',
  ),
  powder: list(
    'Talc, Mica, Silica, Magnesium Stearate, Dimethicone, Zinc Stearate, Synthetic Fluorphlogopite, Polyglyceryl-2 Triisostearate, Caprylic/Capric Triglyceride, Octyldodecyl Stearoyl Stearate, Boron Nitride',
  ),
  lipstick: list(
    'Diisostearyl Malate, Ricinus Communis Seed Oil, Octyldodecanol, Polyethylene, Ozokerite, Euphorbia Cerifera Cera, Polyglyceryl-2 Triisostearate, Mica, Copernicia Cerifera Cera, Phenyl Trimethicone',
  ),
  liquidLip: list(
    'Dimethicone, Isododecane, Trimethylsiloxysilicate, Aqua, Disteardimonium Hectorite, Cyclopentasiloxane, Silica, Propylene Carbonate, Polyglyceryl-2 Diisostearate, Kaolin',
  ),
  gloss: list(
    'Hydrogenated Polyisobutene, Polyglyceryl-2 Triisostearate, Octyldodecanol, Dextrin Palmitate, Ethylhexyl Palmitate, Silica Dimethyl Silylate, Tocopheryl Acetate, Mica, Synthetic Fluorphlogopite',
  ),
  mascara: list(
    'Aqua, Cera Alba, Copernicia Cerifera Cera, Stearic Acid, Glyceryl Stearate, Butylene Glycol, Polybutene, Triethanolamine, VP/Eicosene Copolymer, Hydroxyethylcellulose, Nylon-66',
  ),
  eyeliner: list(
    'Aqua, Styrene/Acrylates Copolymer, Butylene Glycol, Beheneth-30, Isododecane, Synthetic Beeswax, Cyclopentasiloxane, Hydrogenated Microcrystalline Wax, Triethanolamine',
  ),
  nail: list(
    'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Adipic Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer, Acetyl Tributyl Citrate, Isopropyl Alcohol, Stearalkonium Bentonite, Diacetone Alcohol, Phosphoric Acid',
  ),
  shampoo: list(
    'Aqua, Sodium Lauroyl Methyl Isethionate, Cocamidopropyl Betaine, Sodium Cocoyl Isethionate, Glycerin, Cocamide MEA, Guar Hydroxypropyltrimonium Chloride, Polyquaternium-10, Sodium Chloride, Glycol Distearate, Coco-Glucoside',
  ),
  conditioner: list(
    'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Dimethicone, Cetyl Esters, Amodimethicone, Stearamidopropyl Dimethylamine, Cetrimonium Chloride, Trideceth-12, Hydroxyethylcellulose',
  ),
  hairOil: list(
    'Cyclopentasiloxane, Dimethiconol, Isopropyl Myristate, C12-15 Alkyl Benzoate, Phenyl Trimethicone, Helianthus Annuus Seed Oil, Caprylic/Capric Triglyceride, Ethylhexyl Methoxycinnamate, Tocopherol',
  ),
  hairSpray: list(
    'Aqua, Cyclopentasiloxane, Propylene Glycol, Amodimethicone, Polyquaternium-11, Cetrimonium Chloride, PEG-12 Dimethicone, Trideceth-12, Panthenol',
  ),
  styling: list(
    'Aqua, PVP, Glycerin, VP/VA Copolymer, Cera Alba, Ceteareth-25, Propylene Glycol, PEG-40 Hydrogenated Castor Oil, Petrolatum, Carbomer, Aminomethyl Propanol',
  ),
  dye: list(
    'Aqua, Cetearyl Alcohol, Propylene Glycol, Ceteareth-30, Ethanolamine, Oleic Acid, Toluene-2,5-Diamine Sulfate, Resorcinol, m-Aminophenol, Sodium Sulfite, Ascorbic Acid, Tetrasodium EDTA',
  ),
  bodyWash: list(
    'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Lauric Acid, Potassium Hydroxide, Myristic Acid, Sodium Chloride, Glycol Distearate, Polyquaternium-7, Hydroxypropyl Methylcellulose',
  ),
  soap: list(
    'Sodium Cocoate, Sodium Olivate, Aqua, Sodium Palmate, Glycerin, Sodium Castorate, Olea Europaea Fruit Oil, Sodium Lactate, Tocopherol',
  ),
  lotion: list(
    'Aqua, Glycerin, Petrolatum, Cetearyl Alcohol, Isopropyl Palmitate, Glyceryl Stearate, Dimethicone, Caprylic/Capric Triglyceride, PEG-100 Stearate, Carbomer, Sodium Hydroxide, Allantoin',
  ),
  deodorant: list(
    'Aqua, Aluminum Chlorohydrate, PPG-15 Stearyl Ether, Steareth-2, Steareth-21, Glycerin, Triethyl Citrate, Propylene Glycol, Disodium EDTA',
  ),
  perfume: list(
    'Alcohol Denat., Aqua, Parfum, Ethylhexyl Methoxycinnamate, Butyl Methoxydibenzoylmethane, Ethylhexyl Salicylate, BHT, Tris(Tetramethylhydroxypiperidinol) Citrate, Benzyl Salicylate, Limonene',
  ),
} satisfies Record<string, string[]>

export type InciBase = keyof typeof bases

const pigments = ['CI 77891', 'CI 77492', 'CI 77491', 'CI 77499']
const lipPigments = ['CI 15850', 'CI 45410', 'CI 77891', 'CI 77491', 'CI 77492', 'CI 19140']
const coloured: Partial<Record<InciBase, string[]>> = {
  foundation: pigments,
  powder: [...pigments, 'CI 75470'],
  lipstick: lipPigments,
  liquidLip: lipPigments,
  gloss: lipPigments,
  nail: ['CI 77891', 'CI 15850', 'CI 15880', 'CI 77491', 'CI 77266'],
  mascara: ['CI 77499', 'CI 77266'],
  eyeliner: ['CI 77499', 'CI 77266', 'CI 77491'],
}

/** Formulas without water need no preservative. */
const dry = new Set<InciBase>([
  'oil',
  'oilCleanser',
  'balm',
  'powder',
  'lipstick',
  'gloss',
  'nail',
  'hairOil',
  'soap',
  'perfume',
])
const preservatives = [
  ['Phenoxyethanol', 'Ethylhexylglycerin', 'Disodium EDTA'],
  ['Caprylyl Glycol', 'Ethylhexylglycerin', 'Sodium Phytate'],
  ['Phenoxyethanol', 'Chlorphenesin', 'Disodium EDTA', 'Citric Acid'],
  ['Sodium Benzoate', 'Potassium Sorbate', 'Citric Acid'],
]
const extras = [
  'Allantoin',
  'Panthenol',
  'Sodium Hyaluronate',
  'Tocopheryl Acetate',
  'Camellia Sinensis Leaf Extract',
  'Portulaca Oleracea Extract',
  'Houttuynia Cordata Extract',
  'Dipotassium Glycyrrhizate',
  'Adenosine',
  'Beta-Glucan',
  'Arginine',
  'Glycyrrhiza Glabra Root Extract',
]
const withExtras = new Set<InciBase>([
  'toner',
  'serum',
  'gelCream',
  'cream',
  'mist',
  'cleanser',
  'lotion',
  'micellar',
  'foundation',
  'sunscreen',
  'clay',
])
const unscented = new Set<InciBase>(['serum', 'eyeliner', 'mascara', 'perfume', 'nail', 'powder', 'micellar'])

/** A full INCI list in plausible order: body, actives, extras, preservatives, scent, colours. */
export function inciList(random: Random, base: InciBase, actives: readonly string[]): string {
  const body = bases[base].filter((_, index) => index < 9 || random.chance(0.8))
  const names = [
    ...body.slice(0, 4),
    ...actives,
    ...body.slice(4),
    ...(withExtras.has(base) ? random.sample(extras, random.int(2, 6)) : []),
    ...(dry.has(base) ? ['Tocopherol'] : random.pick(preservatives)),
    ...(!unscented.has(base) && random.chance(0.55) ? ['Parfum'] : []),
    ...(coloured[base] ?? []),
  ]
  return [...new Set(names)].join(', ')
}
