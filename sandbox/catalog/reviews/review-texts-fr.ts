import type { ReviewTexts } from './review-texts.ts'

export const french: ReviewTexts = {
  titles: {
    glad: [
      'Mon nouveau coup de cœur',
      'Vaut chaque sou',
      'Mieux que je ne l’espérais',
      'J’en suis à mon troisième achat',
      'Une belle surprise',
      'Tout simplement parfait',
    ],
    fair: ['Bien, sans plus', 'Assez agréable', 'Avis partagé', 'Bon, avec un bémol'],
    cross: ['Pas pour moi', 'Déception cette fois', 'J’en attendais plus'],
  },
  sentences: {
    candle: {
      glad: [
        'Le parfum remplit la pièce sans l’envahir.',
        'Elle brûle de façon égale, jusqu’au bord du verre.',
        'Je l’allume après le souper, et la soirée ralentit.',
        'Pas de suie sur le rebord, même à la dixième fois.',
        'Même mon mari, qui ne remarque rien, a demandé ce qui brûlait.',
        'Le contenant vide garde maintenant mes pinceaux.',
      ],
      fair: [
        'Le parfum est agréable, mais je l’attendais plus présent.',
        'Il lui faut ses trois premières heures avant de brûler de façon égale.',
        'Je la rachèterais en solde.',
        'Il faut tailler la mèche plus souvent que je ne le voudrais.',
      ],
      cross: [
        'La cire s’est creusée au centre, même après des heures.',
        'Je la sentais à peine dans une petite pièce.',
        'La mienne est arrivée avec un couvercle bosselé.',
      ],
    },
    melt: {
      glad: [
        'Un seul cube parfume tout le couloir pendant deux jours.',
        'Les cubes se démoulent sans s’émietter.',
        'Je peux mélanger deux parfums, ce qu’aucune bougie ne permet.',
        'La cire s’essuie facilement une fois refroidie.',
        'Une façon sûre de profiter de ce parfum avec des enfants à la maison.',
      ],
      fair: [
        'Superbe le premier jour, discret le deuxième.',
        'J’aimerais des cubes un peu plus petits.',
        'Cela convient mieux à une grande pièce qu’à mon bureau.',
      ],
      cross: [
        'Le parfum avait disparu après une soirée.',
        'Deux de mes cubes sont arrivés cassés.',
        'Le plat de mon brûleur en est resté taché.',
      ],
    },
    room: {
      glad: [
        'Les invités en parlent avant même d’avoir ôté leur manteau.',
        'Notre entrée sent bon, sans flamme.',
        'Cela dure bien plus longtemps que ce que j’achetais avant.',
        'Il en faut très peu.',
        'On dirait une fenêtre ouverte, pas un parfum de magasin.',
      ],
      fair: [
        'Fort au début, parfait après une semaine.',
        'Très bien dans la salle de bain, trop discret au salon.',
        'J’en rachèterais en solde.',
      ],
      cross: [
        'Après quelques jours, je ne sentais plus rien.',
        'Un cerne est resté sur ma tablette.',
        'Bien plus sucré que ne le dit la description.',
      ],
    },
    plug: {
      glad: [
        'Une fois branché, tout l’étage sent le propre.',
        'Si discret et si petit que j’oublie qu’il est là.',
        'Il reste de la place pour la deuxième prise, derrière le canapé.',
        'Le remplacement prend cinq secondes, sans dégât.',
        'Un mois déjà, et le parfum est toujours le même.',
      ],
      fair: [
        'Fonctionne bien, mais j’aimerais un réglage plus doux.',
        'Il tourne de côté dans mes vieilles prises.',
        'Agréable dans le couloir, trop présent dans la chambre.',
      ],
      cross: [
        'Tout était épuisé en deux semaines.',
        'Trop fort pour moi, même au réglage le plus bas.',
        'L’appareil ne tenait pas bien dans la prise.',
      ],
    },
    hands: {
      glad: [
        'Mes mains restent douces, même si je les lave toute la journée.',
        'Le parfum est encore là quand je m’assois à mon bureau.',
        'Les enfants se lavent les mains sans qu’on le leur demande.',
        'Une seule pression suffit.',
        'Il ne dessèche pas ma peau, pas même en janvier.',
      ],
      fair: [
        'Un bon produit, mais la bouteille se vide trop vite.',
        'J’aime le parfum plus que la texture.',
        'Le dernier tiers est difficile à faire sortir.',
      ],
      cross: [
        'Il a desséché mes jointures en une semaine.',
        'La pompe s’est coincée le deuxième jour.',
        'Le parfum était trop fort pour notre cuisine.',
      ],
    },
    wash: {
      glad: [
        'Toute la salle de bain sent bon après ma douche.',
        'Il se rince bien et ne laisse aucun film.',
        'Ma peau ne tire pas après.',
        'Il mousse bien avec très peu de produit.',
        'Grâce à lui, j’aime presque les matins.',
      ],
      fair: [
        'Propre et frais, mais le parfum ne reste pas.',
        'Il fait ce qu’il doit, sans plus.',
        'J’aimerais qu’il dure quelques semaines de plus.',
      ],
      cross: [
        'Il m’a donné des démangeaisons; je l’ai offert.',
        'La moitié avait disparu après dix douches.',
        'Rien à voir avec la bougie du même nom.',
      ],
    },
    cream: {
      glad: [
        'Elle pénètre tout de suite et n’est jamais grasse.',
        'Mes mains gercées ont guéri en une semaine.',
        'J’en garde une dans l’auto et une près du lit.',
        'Le parfum est assez doux pour le bureau.',
        'Une noisette couvre plus que je ne le pensais.',
      ],
      fair: [
        'Riche, mais elle met du temps à pénétrer.',
        'J’aime la texture plus que le parfum.',
        'Bien pour l’été, trop légère pour nos hivers.',
      ],
      cross: [
        'Elle a graissé mes manches.',
        'Le parfum m’a donné mal à la tête.',
        'Ma peau était sèche de nouveau après une heure.',
      ],
    },
    mist: {
      glad: [
        'Assez légère pour une journée chaude.',
        'Deux vaporisations après la douche, et je suis prête.',
        'Au travail, on me demande ce que je porte.',
        'J’en mets aussi sur mon foulard, et elle y reste jusqu’au soir.',
        'Elle sent le vrai, pas le bonbon.',
      ],
      fair: [
        'Très jolie, mais il faut en remettre à midi.',
        'Le parfum change sur moi, et pas pour le mieux.',
        'Je préfère la lotion du même parfum.',
      ],
      cross: [
        'Le parfum avait disparu avant que je quitte la maison.',
        'Le vaporisateur a coulé sur mon chemisier.',
        'Trop d’alcool à la première minute.',
      ],
    },
    gift: {
      glad: [
        'Je l’ai acheté pour ma sœur et je l’ai gardé.',
        'La boîte à elle seule l’a fait sourire.',
        'Tout ce qu’il contient, elle s’en sert vraiment.',
        'Il est arrivé bien emballé, prêt à offrir.',
        'Le cadeau pour les gens qui disent tout avoir.',
      ],
      fair: [
        'Une jolie boîte, mais j’aurais choisi un autre parfum.',
        'Les formats sont plus petits qu’ils n’en ont l’air en photo.',
        'Bien, mais il manque une carte.',
      ],
      cross: [
        'Un coin de la boîte était écrasé.',
        'Deux des trois parfums n’étaient pas à son goût.',
        'La prochaine fois, j’achèterai les articles un à un.',
      ],
    },
    card: {
      glad: [
        'Elle est arrivée à temps, et mon amie a choisi elle-même.',
        'Le motif est plus joli que bien des cartes d’anniversaire.',
        'À la caisse, cela a pris une seconde.',
        'Parfait pour quelqu’un dont j’oublie toujours le parfum préféré.',
        'J’ai pu vérifier le solde sans appeler.',
      ],
      fair: [
        'Elle fait le travail; j’aimerais plus de motifs.',
        'Bien, même si le message pourrait être plus long.',
        'Elle est arrivée un jour plus tard que je ne l’espérais.',
      ],
      cross: [
        'L’enveloppe est arrivée déchirée.',
        'J’ai dû entrer le numéro trois fois.',
        'Je m’attendais à plus de montants.',
      ],
    },
    holder: {
      glad: [
        'Lourd, stable et beau, allumé ou non.',
        'Il a l’air bien plus cher qu’il ne l’était.',
        'Ma bougie y entre comme s’ils étaient faits l’un pour l’autre.',
        'Il projette de très belles ombres au mur.',
        'Un linge humide, et il est comme neuf.',
      ],
      fair: [
        'Joli, mais un peu plus foncé que sur la photo.',
        'J’aurais aimé des patins de feutre dessous.',
        'Bien, mais une petite bougie s’y perd.',
      ],
      cross: [
        'Il y avait une égratignure sur le rebord.',
        'Il branle sur notre table.',
        'Plus petit que je ne l’imaginais.',
      ],
    },
  },
}
