import { path } from '../paths.ts'
import { bilingual } from '../bilingual.ts'
import type { SeedAsset } from '../model.ts'

/** Customer care pages, as markup. */
export const carePages: SeedAsset[] = [
  {
    id: 'customer-care',
    name: 'Customer care',
    folder: 'customer-care',
    fields: {
      c_body: bilingual(
        `<h1>Customer care</h1><p>We answer every day from 6 AM to 2 AM Eastern, by people who burn the candles too.</p><h2>Reach us</h2><ul><li>Phone: <a href="tel:+18005550142">1-800-555-0142</a></li><li>Email: <a href="mailto:care@juniperandwick.example">care@juniperandwick.example</a>, answered within a day</li></ul><h2>Most asked</h2><ul><li><a href="${path.orderStatus}">Where is my order?</a></li><li><a href="${path.returns}">How do I return something?</a></li><li><a href="${path.shipping}">What does shipping cost?</a></li><li><a href="${path.candleCare}">Why does my candle tunnel?</a></li></ul><h2>Something arrived broken</h2><p>Send us a picture of the box and of the product within 30 days. We send a new one the same day and you need not return the pieces.</p>`,
        `<h1>Service à la clientèle</h1><p>Nous répondons tous les jours de 6 h à 2 h, heure de l’Est, et nous brûlons nous aussi nos bougies.</p><h2>Nous joindre</h2><ul><li>Téléphone : <a href="tel:+18005550142">1 800 555-0142</a></li><li>Courriel : <a href="mailto:care@juniperandwick.example">care@juniperandwick.example</a>, réponse en moins d’un jour</li></ul><h2>Questions fréquentes</h2><ul><li><a href="${path.orderStatus}">Où est ma commande?</a></li><li><a href="${path.returns}">Comment faire un retour?</a></li><li><a href="${path.shipping}">Combien coûte la livraison?</a></li><li><a href="${path.candleCare}">Pourquoi ma bougie creuse-t-elle un tunnel?</a></li></ul><h2>Un article est arrivé brisé</h2><p>Envoyez-nous une photo de la boîte et du produit dans les 30 jours. Nous en expédions un autre le jour même, sans que vous ayez à retourner les morceaux.</p>`,
      ),
    },
  },
  {
    id: 'order-status',
    name: 'Order status',
    folder: 'customer-care',
    fields: {
      c_body: bilingual(
        `<h1>Track an order</h1><p>The confirmation email holds a link that follows your parcel from the workshop to your door. It starts moving within two business days.</p><h2>No email?</h2><p>Look in the folder for unwanted mail first. If it is not there, call <a href="tel:+18005550142">1-800-555-0142</a> with the name and postal code of the order.</p>`,
        `<h1>Suivre une commande</h1><p>Le courriel de confirmation contient un lien qui suit votre colis de l’atelier jusqu’à votre porte. Il se met en route en moins de deux jours ouvrables.</p><h2>Pas de courriel?</h2><p>Regardez d’abord dans les indésirables. S’il n’y est pas, appelez au <a href="tel:+18005550142">1 800 555-0142</a> avec le nom et le code postal de la commande.</p>`,
      ),
    },
  },
  {
    id: 'shipping-information',
    name: 'Shipping, United States',
    folder: 'customer-care',
    sites: ['us'],
    fields: {
      c_body: bilingual(
        `<h1>Shipping</h1><p>Parcels leave our workshop in Columbus, Ohio, Monday to Saturday. Standard shipping is free from $50.</p><table><thead><tr><th scope="col">Service</th><th scope="col">Arrives in</th><th scope="col">Costs</th></tr></thead><tbody><tr><th scope="row">Standard</th><td>3 to 5 business days</td><td>$5.99</td></tr><tr><th scope="row">Standard, outside the contiguous states</th><td>7 to 14 business days</td><td>$12.99</td></tr><tr><th scope="row">Express</th><td>2 business days</td><td>$14.99</td></tr><tr><th scope="row">Overnight</th><td>Next business day</td><td>$24.99</td></tr><tr><th scope="row">Store pickup</th><td>Ready within 4 hours</td><td>Free</td></tr></tbody></table><h2>Where we ship</h2><p>All fifty states, the District of Columbia, the territories and military addresses. Mists and sanitizers travel by ground only.</p><h2>Gift cards</h2><p>Cards by mail cost nothing to ship; cards by email arrive within the hour.</p>`,
        `<h1>Livraison</h1><p>Les colis quittent notre atelier de Columbus, en Ohio, du lundi au samedi. La livraison régulière est gratuite à partir de 50 $.</p><table><thead><tr><th scope="col">Service</th><th scope="col">Arrive en</th><th scope="col">Coût</th></tr></thead><tbody><tr><th scope="row">Régulier</th><td>3 à 5 jours ouvrables</td><td>5,99 $</td></tr><tr><th scope="row">Régulier, hors des États contigus</th><td>7 à 14 jours ouvrables</td><td>12,99 $</td></tr><tr><th scope="row">Express</th><td>2 jours ouvrables</td><td>14,99 $</td></tr><tr><th scope="row">Le lendemain</th><td>Jour ouvrable suivant</td><td>24,99 $</td></tr><tr><th scope="row">Ramassage</th><td>Prêt en 4 heures</td><td>Gratuit</td></tr></tbody></table><h2>Où nous livrons</h2><p>Les cinquante États, le district de Columbia, les territoires et les adresses militaires. Les brumes et les désinfectants voyagent par voie terrestre seulement.</p><h2>Cartes-cadeaux</h2><p>L’envoi des cartes par la poste est gratuit; celles par courriel arrivent en moins d’une heure.</p>`,
      ),
    },
  },
  {
    id: 'shipping-information',
    name: 'Shipping, Canada',
    folder: 'customer-care',
    sites: ['ca'],
    fields: {
      c_body: bilingual(
        `<h1>Shipping in Canada</h1><p>Parcels leave from Mississauga, Ontario, Monday to Friday. Prices are in Canadian dollars and nothing is due at the door. Standard shipping is free from $75.</p><table><thead><tr><th scope="col">To</th><th scope="col">Arrives in</th><th scope="col">Costs</th></tr></thead><tbody><tr><th scope="row">Ontario and Quebec</th><td>2 to 4 business days</td><td>$8.99</td></tr><tr><th scope="row">Other provinces</th><td>4 to 7 business days</td><td>$8.99</td></tr><tr><th scope="row">The territories</th><td>8 to 15 business days</td><td>$19.99</td></tr><tr><th scope="row">Express, all provinces</th><td>2 business days</td><td>$18.99</td></tr></tbody></table><h2>Store pickup</h2><p>Free, and ready within four hours where your store has the product.</p>`,
        `<h1>Livraison au Canada</h1><p>Les colis partent de Mississauga, en Ontario, du lundi au vendredi. Les prix sont en dollars canadiens et rien n’est à payer à la porte. La livraison régulière est gratuite à partir de 75 $.</p><table><thead><tr><th scope="col">Vers</th><th scope="col">Arrive en</th><th scope="col">Coût</th></tr></thead><tbody><tr><th scope="row">Ontario et Québec</th><td>2 à 4 jours ouvrables</td><td>8,99 $</td></tr><tr><th scope="row">Autres provinces</th><td>4 à 7 jours ouvrables</td><td>8,99 $</td></tr><tr><th scope="row">Territoires</th><td>8 à 15 jours ouvrables</td><td>19,99 $</td></tr><tr><th scope="row">Express, toutes les provinces</th><td>2 jours ouvrables</td><td>18,99 $</td></tr></tbody></table><h2>Ramassage en magasin</h2><p>Gratuit, et prêt en quatre heures là où votre magasin a le produit.</p>`,
      ),
    },
  },
  {
    id: 'returns',
    name: 'Returns and exchanges',
    folder: 'customer-care',
    fields: {
      c_body: bilingual(
        `<h1>Returns and exchanges</h1><p>You have 90 days. A candle may have been burned once, a soap or lotion may have been opened: how else would you know?</p><h2>In a store</h2><p>Bring the product and the receipt or the order email. The refund goes back to the card you paid with.</p><h2>By mail</h2><ol><li>Print the prepaid label linked from your order email.</li><li>Pack the product as it came; close lids and pumps.</li><li>Hand it in. Your refund follows within five business days of its arrival.</li></ol><h2>What cannot come back</h2><ul><li>Gift cards</li><li>Sanitizers that have been opened</li><li>Products marked final sale, unless they arrived damaged</li></ul><p>Questions? <a href="${path.customerCare}">Customer care</a> is there every day.</p>`,
        `<h1>Retours et échanges</h1><p>Vous avez 90 jours. La bougie peut avoir brûlé une fois, un savon ou une lotion peut avoir été ouverte : comment savoir, autrement?</p><h2>En magasin</h2><p>Apportez le produit et le reçu ou le courriel de commande. Le remboursement revient sur la carte utilisée.</p><h2>Par la poste</h2><ol><li>Imprimez l’étiquette prépayée offerte dans votre courriel de commande.</li><li>Emballez le produit comme il est arrivé; fermez couvercles et pompes.</li><li>Déposez le colis. Le remboursement suit dans les cinq jours ouvrables après son arrivée.</li></ol><h2>Ce qui ne se retourne pas</h2><ul><li>Les cartes-cadeaux</li><li>Les désinfectants ouverts</li><li>Les articles en vente finale, sauf s’ils sont arrivés endommagés</li></ul><p>Des questions? Le <a href="${path.customerCare}">service à la clientèle</a> est là tous les jours.</p>`,
      ),
    },
  },
  {
    id: 'candle-care',
    name: 'Candle care',
    folder: 'customer-care',
    fields: {
      c_body: bilingual(
        `<h1>Candle care</h1><p>A candle remembers its first evening. Give it two hours then, and it will burn evenly to the end.</p><h2>Before you light it</h2><ul><li>Trim each wick to a quarter inch (6 mm).</li><li>Set it on something level that can take warmth.</li></ul><h2>While it burns</h2><ul><li>Let the wax melt to the edge; stop after four hours.</li><li>Keep it from drafts, curtains, pets and children. Never leave it alone.</li></ul><h2>When it is done</h2><p>Stop at the last half inch of wax. Warm water and a spoon take out the rest, and the glass makes a good pencil jar.</p>`,
        `<h1>Entretien des bougies</h1><p>Une bougie se souvient de sa première soirée. Accordez-lui alors deux heures et elle brûlera de façon égale jusqu’au bout.</p><h2>Avant de l’allumer</h2><ul><li>Coupez chaque mèche à 6 mm.</li><li>Posez-la sur une surface plane qui supporte la chaleur.</li></ul><h2>Pendant qu’elle brûle</h2><ul><li>Laissez la cire fondre jusqu’au bord; arrêtez après quatre heures.</li><li>Éloignez-la des courants d’air, des rideaux, des animaux et des enfants. Ne la laissez jamais seule.</li></ul><h2>Quand c’est fini</h2><p>Arrêtez au dernier centimètre de cire. De l’eau chaude et une cuillère enlèvent le reste, et le verre devient un bon pot à crayons.</p>`,
      ),
    },
  },
]
