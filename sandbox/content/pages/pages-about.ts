import { path } from '../paths.ts'
import { bilingual } from '../bilingual.ts'
import type { SeedAsset } from '../model.ts'
import { graphic } from '../picture.ts'

/** Pages about the company and its materials, as markup under a picture. */
export const aboutPages: SeedAsset[] = [
  {
    id: 'about',
    name: 'Our story',
    folder: 'about',
    fields: {
      ...graphic('workshop'),
      c_body: bilingual(
        `<h1>Our story</h1><p>Juniper &amp; Wick began in the back room of a pharmacy in Columbus, Ohio, where the drawers still smelled of clove and camphor and the lamps came on early in November.</p><p>The first candle was a mistake: juniper berries steeped too long in warm wax. It sold out by Saturday, and people asked for the mistake again.</p><h2>What we hold to</h2><ul><li>Small batches, each with its number on the label.</li><li>Fragrances finished at home, not only on a paper strip.</li><li>Glass worth keeping, boxes that fit what they hold.</li></ul><p>Read about <a href="${path.ourWax}">our wax</a>, or see <a href="${path.newAndNow}">what is new</a>.</p>`,
        `<h1>Notre histoire</h1><p>Juniper &amp; Wick est née dans l’arrière-boutique d’une pharmacie de Columbus, en Ohio, où les tiroirs sentaient encore le clou de girofle et le camphre et où les lampes s’allumaient tôt en novembre.</p><p>La première bougie fut une erreur : des baies de genévrier infusées trop longtemps dans la cire chaude. Elle était épuisée le samedi, et l’on a redemandé l’erreur.</p><h2>Ce à quoi nous tenons</h2><ul><li>De petits lots, chacun avec son numéro sur l’étiquette.</li><li>Des parfums mis au point à la maison, pas seulement sur une languette de papier.</li><li>Un verre qui mérite d’être gardé, des boîtes à la taille de leur contenu.</li></ul><p>Découvrez <a href="${path.ourWax}">notre cire</a> ou voyez <a href="${path.newAndNow}">les nouveautés</a>.</p>`,
      ),
    },
  },
  {
    id: 'our-wax',
    name: 'Our wax',
    folder: 'about',
    fields: {
      ...graphic('candle-table'),
      c_body: bilingual(
        `<h1>Our wax</h1><p>Wax decides how a fragrance travels. Too hard, and it stays in the glass; too soft, and it is gone by the second evening.</p><h2>What is in it</h2><ul><li>Soy wax from the Midwest, for a slow and even melt.</li><li>A little coconut wax, so that it reaches the edge of the glass.</li><li>Fragrance oil, between six and ten percent, measured by the scent and not by the jar.</li></ul><h2>What is not</h2><p>No lead, no phthalates, no dye for the sake of dye. The colour you see is the colour of the oils.</p><h2>White marks?</h2><p>They are frost: soy crystals that form when wax cools. They do nothing to the burn. More in <a href="${path.candleCare}">candle care</a>.</p>`,
        `<h1>Notre cire</h1><p>La cire décide de la façon dont un parfum voyage. Trop dure, elle le garde dans le verre; trop molle, elle l’a perdu dès le deuxième soir.</p><h2>Ce qu’elle contient</h2><ul><li>De la cire de soya du Midwest, pour une fonte lente et égale.</li><li>Un peu de cire de coco, pour atteindre le bord du verre.</li><li>De six à dix pour cent d’huile parfumée, dosée selon le parfum et non selon le pot.</li></ul><h2>Ce qu’elle ne contient pas</h2><p>Ni plomb, ni phtalates, ni colorant pour le plaisir de colorer. La couleur que vous voyez est celle des huiles.</p><h2>Des marques blanches?</h2><p>C’est du givre : des cristaux de soya formés au refroidissement. Ils ne changent rien à la combustion. Voir l’<a href="${path.candleCare}">entretien des bougies</a>.</p>`,
      ),
    },
  },
]
