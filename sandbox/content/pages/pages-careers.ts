import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import { heading, link, list, paragraph, section, table } from './markup.ts'
import { page } from './page.ts'

const MAIL = link('mailto:work@juniperandwick.example', 'work@juniperandwick.example')

/** The page for people who want to work for the company. */
export const careersPage: SeedAsset = page('careers', {
  name: 'Careers',
  folder: 'about',
  en: [
    heading('Work with us'),
    paragraph(
      'We are about 600 people who pour, pack, sell and answer. Most of us started before the holidays and stayed.',
    ),
    section(
      'Where we need you now',
      table(
        ['Team', 'Where', 'What you would do'],
        [
          ['Stores', 'Every store', 'Help people find a scent, and keep the counter in order'],
          [
            'Workshop',
            'Columbus and Mississauga',
            'Pour, label and pack, by day or in the evening',
          ],
          ['Customer care', 'From home', 'Answer by phone and email, in English or in French'],
        ],
      ),
    ),
    section(
      'What we offer',
      list(
        'The same pay for the same work, published for every job.',
        'Schedules two weeks ahead, and no work on the last Monday of the year.',
        'Half price on what we make, from the first day.',
      ),
    ),
    section(
      'How to apply',
      paragraph(
        `Write to ${MAIL} and say which team and which town. Three sentences about you are enough. We answer everyone within two weeks.`,
      ),
    ),
    paragraph(`More about the company is in ${link(path.about, 'our story')}.`),
  ],
  fr: [
    heading('Travailler avec nous'),
    paragraph(
      'Nous sommes environ 600 à couler, emballer, vendre et répondre. La plupart ont commencé avant les Fêtes et sont restés.',
    ),
    section(
      'Où nous avons besoin de vous',
      table(
        ['Équipe', 'Lieu', 'Votre travail'],
        [
          [
            'Magasins',
            'Tous les magasins',
            'Aider à trouver un parfum et garder le comptoir en ordre',
          ],
          [
            'Atelier',
            'Columbus et Mississauga',
            'Couler, étiqueter et emballer, de jour ou de soir',
          ],
          [
            'Service à la clientèle',
            'À la maison',
            'Répondre par téléphone et par courriel, en français ou en anglais',
          ],
        ],
      ),
    ),
    section(
      'Ce que nous offrons',
      list(
        'Le même salaire pour le même travail, affiché pour chaque poste.',
        'Des horaires connus deux semaines d’avance et congé le dernier lundi de l’année.',
        'La moitié du prix sur nos produits, dès le premier jour.',
      ),
    ),
    section(
      'Comment postuler',
      paragraph(
        `Écrivez à ${MAIL} en précisant l’équipe et la ville. Trois phrases sur vous suffisent. Nous répondons à tout le monde en deux semaines.`,
      ),
    ),
    paragraph(`Pour mieux nous connaître, lisez ${link(path.about, 'notre histoire')}.`),
  ],
})
