import { path } from '../paths.ts'
import { link, table } from './markup.ts'

/** The phone number of customer care as a link, as each language writes it. */
export const CARE_PHONE = {
  en: link('tel:+18005550142', '1-800-555-0142'),
  fr: link('tel:+18005550142', '1\u00a0800\u00a0555-0142'),
}
export const CARE_MAIL = link('mailto:care@juniperandwick.example', 'care@juniperandwick.example')

/** How and when customer care is reached. */
export const CARE_CONTACT = {
  en: table(
    ['How', 'Where and when'],
    [
      ['Phone', `${CARE_PHONE.en}<br>Every day, 6 AM to 2 AM Eastern`],
      ['Email', `${CARE_MAIL}<br>Answered within a day`],
      ['In a store', `${link(path.storeLocator, 'Find a store')}<br>During opening hours`],
    ],
  ),
  fr: table(
    ['Comment', 'Où et quand'],
    [
      ['Téléphone', `${CARE_PHONE.fr}<br>Tous les jours, de 6 h à 2 h, heure de l’Est`],
      ['Courriel', `${CARE_MAIL}<br>Réponse en moins d’un jour`],
      ['En magasin', `${link(path.storeLocator, 'Trouver un magasin')}<br>Aux heures d’ouverture`],
    ],
  ),
}
