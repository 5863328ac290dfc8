import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import { heading, link, list, paragraph, section, steps, table } from './markup.ts'
import { page } from './page.ts'

/** Pages about the rewards programme, which only the United States have. */
export const rewardsPages: SeedAsset[] = [
  page('loyalty-rewards', {
    name: 'Join Rewards',
    folder: 'rewards',
    sites: ['us'],
    en: [
      heading('Join Juniper &amp; Wick Rewards'),
      paragraph(
        'Joining is free and takes a minute. You earn a point for every dollar you spend, and every 100 points become a product of your choice.',
      ),
      section(
        'What you get',
        table(
          ['Benefit', 'What it means'],
          [
            ['Points', 'One for each dollar spent on products, online and in our stores'],
            ['Rewards', 'A free product of up to $18.95 for every 100 points'],
            ['Early access', 'New scents a few days before everyone else'],
            ['Member offers', 'Products and prices that are only for members'],
          ],
        ),
      ),
      section(
        'How to join',
        steps(
          'Sign in, or create an account.',
          'Agree to the terms of Rewards.',
          'Shop as usual. Points appear in your account within a day of delivery or pickup.',
        ),
      ),
      section(
        'Good to know',
        list(
          'A reward can be used for 90 days, online or in a store.',
          'Points stay for as long as you buy something once in twelve months.',
          'You can leave at any time, from your account.',
        ),
      ),
      paragraph(`Every detail is on ${link(path.howRewardsWork, 'how Rewards work')}.`),
    ],
    fr: [
      heading('Adhérez aux Récompenses Juniper &amp; Wick'),
      paragraph(
        'L’adhésion est gratuite et prend une minute. Vous obtenez un point par dollar dépensé, et chaque tranche de 100 points devient un produit de votre choix.',
      ),
      section(
        'Vos avantages',
        table(
          ['Avantage', 'En pratique'],
          [
            ['Points', 'Un par dollar dépensé en produits, en ligne et dans nos magasins'],
            ['Récompenses', 'Un produit gratuit d’au plus 18,95 $ par tranche de 100 points'],
            ['Accès hâtif', 'Les nouveaux parfums quelques jours avant tout le monde'],
            ['Offres aux membres', 'Des produits et des prix réservés aux membres'],
          ],
        ),
      ),
      section(
        'Comment adhérer',
        steps(
          'Connectez-vous ou créez un compte.',
          'Acceptez les conditions des Récompenses.',
          'Magasinez comme d’habitude. Les points paraissent dans votre compte au plus un jour après la livraison ou le ramassage.',
        ),
      ),
      section(
        'Bon à savoir',
        list(
          'Une récompense est valable 90 jours, en ligne ou en magasin.',
          'Vos points restent tant que vous achetez une fois en douze mois.',
          'Vous pouvez quitter le programme en tout temps, depuis votre compte.',
        ),
      ),
      paragraph(
        `Tous les détails se trouvent dans ${link(path.howRewardsWork, 'le fonctionnement des Récompenses')}.`,
      ),
    ],
  }),
  page('loyalty-rewards', {
    name: 'Rewards, in Canada',
    folder: 'rewards',
    sites: ['ca'],
    en: [
      heading('Rewards'),
      paragraph(
        'Rewards is open in the United States only. We are working on a program for Canada and would rather open it late than half done.',
      ),
      section(
        'Until then',
        list(
          `${link(path.topOffers, 'Offers of the week')} are for everyone, and need no code.`,
          'With an account you keep your Love-It List, your addresses and your orders in one place.',
          'Our newsletter is the first to say when something new is ready. You can sign up at the bottom of every page.',
        ),
      ),
    ],
    fr: [
      heading('Récompenses'),
      paragraph(
        'Le programme de récompenses n’est offert qu’aux États-Unis. Nous en préparons un pour le Canada et préférons l’ouvrir tard plutôt qu’à moitié prêt.',
      ),
      section(
        'En attendant',
        list(
          `${link(path.topOffers, 'Les offres de la semaine')} sont pour tout le monde et sans code.`,
          'Un compte réunit votre liste de coups de cœur, vos adresses et vos commandes.',
          'Notre infolettre annonce en premier les nouveautés. Inscrivez-vous au bas de chaque page.',
        ),
      ),
    ],
  }),
  page('how-rewards-work', {
    name: 'How Rewards work',
    folder: 'rewards',
    en: [
      heading('How Rewards work'),
      paragraph(
        'Rewards is our way of saying thank you to shoppers in the United States who come back. This is all there is to know.',
      ),
      section(
        'Earning points',
        table(
          ['You buy', 'You earn'],
          [
            ['A product, online or in a store', '1 point for each dollar, before tax'],
            ['A product with a reward', 'Points for what you pay yourself'],
            ['A gift card', 'No points; what you buy with it earns them'],
            ['Shipping', 'No points'],
          ],
        ),
      ),
      section(
        'Using rewards',
        list(
          'Every 100 points become one reward.',
          'A reward pays for one product of up to $18.95.',
          'Choose it in your bag or at checkout, or show your account at the counter of a store.',
          'It is valid for 90 days. Your wallet shows its last day.',
        ),
      ),
      section(
        'Cancellations and returns',
        paragraph(
          'If you cancel an order, its reward is yours again for the rest of its 90 days. If you return a product, customer care takes back its points.',
        ),
      ),
      paragraph(
        `Questions? ${link(path.customerCare, 'Customer care')} sees your points and can correct them.`,
      ),
    ],
    fr: [
      heading('Le fonctionnement des Récompenses'),
      paragraph(
        'Les Récompenses sont notre façon de remercier, aux États-Unis, les personnes qui nous restent fidèles. Voici tout ce qu’il faut savoir.',
      ),
      section(
        'Obtenir des points',
        table(
          ['Vous achetez', 'Vous obtenez'],
          [
            ['Un produit, en ligne ou en magasin', '1 point par dollar, avant taxes'],
            ['Un produit avec une récompense', 'Des points pour ce que vous payez vous-même'],
            ['Une carte-cadeau', 'Aucun point; ce que vous achetez avec elle en donne'],
            ['La livraison', 'Aucun point'],
          ],
        ),
      ),
      section(
        'Utiliser une récompense',
        list(
          'Chaque tranche de 100 points devient une récompense.',
          'Une récompense paie un produit d’au plus 18,95 $.',
          'Choisissez-la dans votre sac ou au moment de payer, ou montrez votre compte à la caisse d’un magasin.',
          'Elle est valable 90 jours. Votre portefeuille en indique le dernier.',
        ),
      ),
      section(
        'Annulations et retours',
        paragraph(
          'Si vous annulez une commande, sa récompense vous est rendue pour le reste de ses 90 jours. Si vous retournez un produit, le service à la clientèle en reprend les points.',
        ),
      ),
      paragraph(
        `Des questions? Le ${link(path.customerCare, 'service à la clientèle')} voit vos points et peut les corriger.`,
      ),
    ],
  }),
]
