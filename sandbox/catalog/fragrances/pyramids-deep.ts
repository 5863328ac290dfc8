import { createPyramid, type Pyramid } from './pyramid.ts'

/** The notes of the fragrances of the families woods, spice and gourmand, by the fragrance's id. */
export const deepPyramids: Record<string, Pyramid> = {
  juniperdusk: createPyramid(
    ['juniper berry, pink pepper', 'baie de genévrier, baies roses'],
    ['cold cedar, blue spruce', 'cèdre froid, épinette bleue'],
    ['distant smoke, moss', 'fumée lointaine, mousse'],
  ),
  coldcedar: createPyramid(
    ['frost, juniper', 'givre, genièvre'],
    ['cedar plank, pencil shavings', 'planche de cèdre, copeaux de crayon'],
    ['pale amber, dry hay', 'ambre pâle, foin sec'],
  ),
  bankedfire: createPyramid(
    ['ash, black pepper', 'cendre, poivre noir'],
    ['toasted oak, birch tar', 'chêne grillé, goudron de bouleau'],
    ['worn leather, embers', 'cuir usé, braises'],
  ),
  mosspath: createPyramid(
    ['damp leaf, violet leaf', 'feuille humide, feuille de violette'],
    ['oakmoss, fern', 'mousse de chêne, fougère'],
    ['mushroom, sweet earth', 'champignon, terre douce'],
  ),
  balsamloft: createPyramid(
    ['fir needle, snow light', 'aiguille de sapin, clarté de neige'],
    ['balsam fir, fresh resin', 'sapin baumier, résine fraîche'],
    ['hay, old rope', 'foin, vieille corde'],
  ),
  sandalroom: createPyramid(
    ['cardamom, fig leaf', 'cardamome, feuille de figuier'],
    ['iris, rose petal', 'racine d’iris, pétale de rose'],
    ['sandalwood, warm dust', 'bois de santal, poussière tiède'],
  ),
  vetiverledger: createPyramid(
    ['grapefruit pith, iron ink', 'peau de pamplemousse, encre de fer'],
    ['vetiver root, clary sage', 'racine de vétiver, sauge sclarée'],
    ['old paper, soft leather', 'vieux papier, cuir souple'],
  ),
  cloveparlor: createPyramid(
    ['dried orange, bay leaf', 'orange séchée, feuille de laurier'],
    ['clove, dark rose', 'clou de girofle, rose sombre'],
    ['beeswax, polished wood', 'cire d’abeille, bois ciré'],
  ),
  cardamomcrate: createPyramid(
    ['green cardamom, camphor', 'cardamome verte, camphre'],
    ['crate wood, nutmeg', 'bois de caisse, muscade'],
    ['warm milk, vanilla', 'lait tiède, vanille'],
  ),
  saffronthread: createPyramid(
    ['saffron, bitter orange', 'safran, orange amère'],
    ['dry hay, dark honey', 'foin sec, miel foncé'],
    ['soft leather, date', 'cuir souple, datte'],
  ),
  pinkpepper: createPyramid(
    ['pink pepper, raspberry leaf', 'baies roses, feuille de framboisier'],
    ['raw silk, rose water', 'soie grège, eau de rose'],
    ['pale wood, soft musk', 'bois pâle, musc doux'],
  ),
  gingerroot: createPyramid(
    ['lime zest, lemongrass', 'zeste de lime, citronnelle'],
    ['fresh ginger, white flower', 'gingembre frais, fleur blanche'],
    ['cedar, clean earth', 'cèdre, terre propre'],
  ),
  cinnamondrawer: createPyramid(
    ['orange zest, nutmeg', 'zeste d’orange, muscade'],
    ['cinnamon bark, clove', 'écorce de cannelle, clou de girofle'],
    ['dry wood, vanilla', 'bois sec, vanille'],
  ),
  burnthoney: createPyramid(
    ['dark honey, orange peel', 'miel foncé, écorce d’orange'],
    ['beeswax, heather', 'cire d’abeille, bruyère'],
    ['toasted almond, pan smoke', 'amande grillée, fumée de poêlon'],
  ),
  figpantry: createPyramid(
    ['fig leaf, green almond', 'feuille de figuier, amande verte'],
    ['ripe fig, black currant', 'figue mûre, cassis'],
    ['milky sap, cool slate', 'sève laiteuse, ardoise fraîche'],
  ),
  chestnutcart: createPyramid(
    ['cold air, orange zest', 'air froid, zeste d’orange'],
    ['roast chestnut, toasted flour', 'marron grillé, farine grillée'],
    ['brown sugar, embers', 'cassonade, braises'],
  ),
  smokedvanilla: createPyramid(
    ['black pepper, dried fig', 'poivre noir, figue séchée'],
    ['vanilla pod, tobacco leaf', 'gousse de vanille, feuille de tabac'],
    ['oak smoke, tonka bean', 'fumée de chêne, fève tonka'],
  ),
  almondmilk: createPyramid(
    ['blanched almond, bergamot', 'amande mondée, bergamote'],
    ['heliotrope, orange blossom', 'fleur d’héliotrope, fleur d’oranger'],
    ['white musk, grain of salt', 'musc blanc, grain de sel'],
  ),
  sugarmaple: createPyramid(
    ['snowmelt, steam', 'neige fondante, vapeur'],
    ['maple sap, toffee', 'eau d’érable, caramel'],
    ['wet bark, wood smoke', 'écorce mouillée, fumée de bois'],
  ),
  cocoahusk: createPyramid(
    ['cocoa husk, orange rind', 'coque de cacao, zeste d’orange'],
    ['hazelnut skin, coffee flower', 'peau de noisette, fleur de caféier'],
    ['tobacco leaf, dry earth', 'feuille de tabac, terre sèche'],
  ),
}
