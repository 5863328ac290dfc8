import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import { column, heading, link, list, paragraph, steps, table } from './markup.ts'
import { page } from './page.ts'

/** Pages about the rewards program, which only the United States have. */
export const rewardsPages: SeedAsset[] = [
  page('loyalty-rewards', {
    name: 'Join Rewards',
    folder: 'rewards',
    sites: ['us'],
    lead: {
      scene: 'rewards-card',
      eyebrow: { en: 'Juniper & Wick Rewards', fr: 'Récompenses Juniper & Wick' },
      text: {
        en: 'Joining is free and takes a minute. You earn a point for every dollar you spend, and every 100 points become a product of your choice.',
        fr: 'L’adhésion est gratuite et prend une minute. Vous obtenez un point par dollar dépensé, et chaque tranche de 100 points devient un produit de votre choix.',
      },
      others: [{ to: path.howRewardsWork, en: 'How Rewards work', fr: 'Guide des Récompenses' }],
    },
    en: [
      heading('Join Rewards'),
      column(
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
      column(
        'How to join',
        steps(
          'Sign in, or create an account.',
          'Agree to the terms of Rewards.',
          'Shop as usual. Points appear in your account within a day of delivery or pickup.',
        ),
      ),
      column(
        'Good to know',
        list(
          'A reward can be used for 90 days, online or in a store.',
          'Points stay for as long as you buy something once in twelve months.',
          'You can leave at any time, from your account.',
        ),
      ),
      column(
        'Still wondering?',
        paragraph(
          `Every detail is on ${link(path.howRewardsWork, 'how Rewards work')}, and ${link(path.customerCare, 'customer care')} answers every day.`,
        ),
      ),
    ],
    fr: [
      heading('Adhérez aux Récompenses'),
      column(
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
      column(
        'Comment adhérer',
        steps(
          'Connectez-vous ou créez un compte.',
          'Acceptez les conditions des Récompenses.',
          'Magasinez comme d’habitude. Les points paraissent dans votre compte au plus un jour après la livraison ou le ramassage.',
        ),
      ),
      column(
        'Bon à savoir',
        list(
          'Une récompense est valable 90 jours, en ligne ou en magasin.',
          'Vos points restent tant que vous achetez une fois en douze mois.',
          'Vous pouvez quitter le programme en tout temps, depuis votre compte.',
        ),
      ),
      column(
        'Encore une question?',
        paragraph(
          `Tous les détails se trouvent dans ${link(path.howRewardsWork, 'le guide des Récompenses')}, et le ${link(path.customerCare, 'service à la clientèle')} répond tous les jours.`,
        ),
      ),
    ],
  }),
  page('loyalty-rewards', {
    name: 'Rewards, in Canada',
    folder: 'rewards',
    sites: ['ca'],
    lead: {
      scene: 'rewards-card',
      text: {
        en: 'Rewards is open in the United States only. We are working on a programme for Canada and would rather open it late than half done.',
        fr: 'Le programme de récompenses n’est offert qu’aux États-Unis. Nous en préparons un pour le Canada et préférons l’ouvrir tard plutôt qu’à moitié prêt.',
      },
      way: {
        to: path.topOffers,
        en: 'See this week’s offers',
        fr: 'Voir les offres de la semaine',
      },
    },
    en: [
      heading('Rewards'),
      column(
        'Until then',
        list(
          `${link(path.topOffers, 'Offers of the week')} are for everyone, and need no code.`,
          'With an account you keep your Love-It List, your addresses and your orders in one place.',
          'Our newsletter is the first to say when something new is ready. You can sign up at the bottom of every page.',
        ),
      ),
      column(
        'In our stores',
        paragraph(
          `Every scent we make is open on the counter. ${link(path.storeLocator, 'Find a store')} near you.`,
        ),
      ),
    ],
    fr: [
      heading('Récompenses'),
      column(
        'En attendant',
        list(
          `${link(path.topOffers, 'Les offres de la semaine')} sont pour tout le monde et sans code.`,
          'Un compte réunit votre liste de coups de cœur, vos adresses et vos commandes.',
          'Notre infolettre annonce en premier les nouveautés. Inscrivez-vous au bas de chaque page.',
        ),
      ),
      column(
        'Dans nos magasins',
        paragraph(
          `Chacun de nos parfums attend, ouvert, sur le comptoir. ${link(path.storeLocator, 'Trouvez un magasin')} près de chez vous.`,
        ),
      ),
    ],
  }),
  page('how-rewards-work', {
    name: 'How Rewards work',
    folder: 'rewards',
    lead: {
      scene: 'token-jar',
      text: {
        en: 'Rewards is our way of saying thank you to shoppers in the United States who come back. This is all there is to know.',
        fr: 'Les Récompenses sont notre façon de remercier, aux États-Unis, les personnes qui nous restent fidèles. Voici tout ce qu’il faut savoir.',
      },
      others: [{ to: path.joinRewards, en: 'What members get', fr: 'Les avantages des membres' }],
    },
    en: [
      heading('How Rewards work'),
      column(
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
      column(
        'Using rewards',
        list(
          'Every 100 points become one reward.',
          'A reward pays for one product of up to $18.95.',
          'Choose it in your bag or at checkout, or show your account at the counter of a store.',
          'It is valid for 90 days. Your wallet shows its last day.',
        ),
      ),
      column(
        'Cancellations and returns',
        paragraph(
          'If you cancel an order, its reward is yours again for the rest of its 90 days. If you return a product, customer care takes back its points.',
        ),
      ),
      column(
        'Questions?',
        paragraph(
          `${link(path.customerCare, 'Customer care')} sees your points and can correct them.`,
        ),
      ),
    ],
    fr: [
      heading('Guide des Récompenses'),
      column(
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
      column(
        'Utiliser une récompense',
        list(
          'Chaque tranche de 100 points devient une récompense.',
          'Une récompense paie un produit d’au plus 18,95 $.',
          'Choisissez-la dans votre sac ou au moment de payer, ou montrez votre compte à la caisse d’un magasin.',
          'Elle est valable 90 jours. Votre portefeuille en indique le dernier.',
        ),
      ),
      column(
        'Annulations et retours',
        paragraph(
          'Si vous annulez une commande, sa récompense vous est rendue pour le reste de ses 90 jours. Si vous retournez un produit, le service à la clientèle en reprend les points.',
        ),
      ),
      column(
        'Des questions?',
        paragraph(
          `Le ${link(path.customerCare, 'service à la clientèle')} voit vos points et peut les corriger.`,
        ),
      ),
    ],
  }),
]
