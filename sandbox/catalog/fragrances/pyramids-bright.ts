import { createPyramid, type Pyramid } from './pyramid.ts'

/** The notes of the fragrances of the families citrus, floral and sea, by the fragrance's id. */
export const brightPyramids: Record<string, Pyramid> = {
  bittergrove: createPyramid(
    ['bitter orange, orange rind', 'orange amère, zeste d’orange'],
    ['crushed leaf, orange blossom', 'feuille froissée, fleur d’oranger'],
    ['warm bark, dark resin', 'écorce tiède, résine sombre'],
  ),
  lemonleaf: createPyramid(
    ['lemon zest, green pepper', 'zeste de citron, poivre vert'],
    ['lemon leaf, cool mint', 'feuille de citronnier, menthe fraîche'],
    ['wet stone, pale cedar', 'pierre mouillée, cèdre pâle'],
  ),
  bergamotrain: createPyramid(
    ['bergamot, rain on stone', 'bergamote, pluie sur la pierre'],
    ['black tea, jasmine petal', 'thé noir, pétale de jasmin'],
    ['linen musk, white cedar', 'musc de lin, cèdre blanc'],
  ),
  yuzulantern: createPyramid(
    ['yuzu zest, mandarin', 'zeste de yuzu, mandarine'],
    ['steam, white flower', 'vapeur, fleur blanche'],
    ['hinoki wood, rice paper', 'bois de hinoki, papier de riz'],
  ),
  grapefruitthyme: createPyramid(
    ['pink grapefruit, lime zest', 'pamplemousse rose, zeste de lime'],
    ['garden thyme, rosemary leaf', 'thym du jardin, feuille de romarin'],
    ['dry pith, cutting board', 'peau blanche, planche de bois'],
  ),
  mandarinstove: createPyramid(
    ['mandarin peel, bitter orange', 'pelure de mandarine, orange amère'],
    ['scorched honey, clove', 'miel roussi, clou de girofle'],
    ['cast iron, warm resin', 'fonte, résine tiède'],
  ),
  limebark: createPyramid(
    ['green lime, pink pepper', 'lime verte, baies roses'],
    ['rough bark, fir needle', 'bois rugueux, aiguille de sapin'],
    ['vetiver root, wet mineral', 'racine de vétiver, pierre humide'],
  ),
  walledrose: createPyramid(
    ['green stem, dew', 'tige verte, rosée'],
    ['garden rose, geranium', 'rose de jardin, géranium'],
    ['warm brick, dark earth', 'brique chaude, terre noire'],
  ),
  nightjasmine: createPyramid(
    ['green tea, pear skin', 'thé vert, peau de poire'],
    ['night jasmine, tuberose', 'jasmin de nuit, tubéreuse'],
    ['skin musk, pale sandalwood', 'musc de peau, santal pâle'],
  ),
  lavenderpress: createPyramid(
    ['rosemary, lemon leaf', 'romarin, feuille de citronnier'],
    ['dried lavender, clary sage', 'lavande séchée, sauge sclarée'],
    ['hay, old paper', 'foin, vieux papier'],
  ),
  violetletter: createPyramid(
    ['violet leaf, cool metal', 'feuille de violette, métal frais'],
    ['sweet violet, iris powder', 'violette odorante, poudre d’iris'],
    ['letter paper, soft musk', 'papier à lettres, musc doux'],
  ),
  peonywater: createPyramid(
    ['dew, pear skin', 'rosée, peau de poire'],
    ['peony, pale rose', 'pivoine, rose pâle'],
    ['wet stem, clear water', 'tige mouillée, eau claire'],
  ),
  neroliwindow: createPyramid(
    ['petitgrain, orange zest', 'petit-grain, zeste d’orange'],
    ['neroli, orange blossom', 'néroli, fleur d’oranger'],
    ['clean cotton, white musk', 'coton propre, musc blanc'],
  ),
  elderlane: createPyramid(
    ['muscat grape, nettle', 'raisin muscat, ortie'],
    ['elderflower, honeysuckle', 'fleur de sureau, chèvrefeuille'],
    ['cut grass, cool shade', 'herbe coupée, ombre fraîche'],
  ),
  saltmarsh: createPyramid(
    ['sea salt, green pepper', 'sel marin, poivre vert'],
    ['samphire, marsh grass', 'salicorne, herbe des marais'],
    ['silt, gray amber', 'limon, ambre gris'],
  ),
  driftwood: createPyramid(
    ['salt wind, juniper', 'vent salé, genièvre'],
    ['bleached wood, sea grass', 'bois blanchi, herbe marine'],
    ['amber, dry cedar', 'ambre, cèdre sec'],
  ),
  tideline: createPyramid(
    ['sea spray, lemon peel', 'embruns, écorce de citron'],
    ['kelp, wet rope', 'varech, corde mouillée'],
    ['oyster shell, sweet moss', 'coquille d’huître, mousse douce'],
  ),
  fogbell: createPyramid(
    ['cold air, fennel', 'air froid, fenouil'],
    ['iron, cold ivy', 'fer, lierre froid'],
    ['gray musk, damp wood', 'musc gris, bois humide'],
  ),
  seaglass: createPyramid(
    ['sea air, bergamot', 'air marin, bergamote'],
    ['white tea, water lily', 'thé blanc, nénuphar'],
    ['cool musk, smooth stone', 'musc frais, pierre polie'],
  ),
  keeperslinen: createPyramid(
    ['salt, lemon soap', 'sel, savon au citron'],
    ['wind-dried linen, lavender', 'linge séché au vent, lavande'],
    ['soap flakes, warm wood', 'savon en paillettes, bois tiède'],
  ),
}
