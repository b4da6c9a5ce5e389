/** Words that disclose an ad, and words that regulators call unclear, without #, underscores, case and accents.
 *
 *  Sources: FTC, Disclosures 101 for Social Media Influencers (2019); CMA and ASA, Making clear that ads are ads (2023); loi n° 2023-451
 *  (France); AUTOCONTROL, Código de conducta (2021); IAP, Digital Chart (2019); KFTC and CAA, guides to endorsements (2020, 2023). */

/** @returns a text as it is compared: in lower case, without accents, with Korean syllables put together */
export function plainText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

const plainSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(plainText))

/** Words that disclose even where they stand alone, as a label does. */
const labels = [
  ...['ad', 'advert', 'advertisement', 'advertising', 'advertorial', 'sponsored'],
  ...['anzeige', 'werbung', 'publicité', 'publicidad', 'publi', 'patrocinado', 'publicidade', 'pubblicità', 'adv'],
  ...['advertentie', 'reclame', 'reklame', 'reklam', 'reklaam', 'reklama', 'annons', 'annonse', 'annonce', 'mainos'],
  ...['reklám', 'hirdetés', 'publicitate', 'διαφήμιση', 'реклама', 'פרסומת', 'إعلان', 'iklan', 'quảngcáo', 'โฆษณา'],
  ...['विज्ञापन', '広告', '広告投稿', 'タイアップ', 'プロモーション', '광고', '유료광고', '협찬', '广告', '廣告'],
]

export const labelWords = plainSet(labels)

export const clearTags = plainSet([
  ...labels,
  ...['ads', 'paidad', 'paidpartnership', 'paidpartner', 'paidpromotion', 'paidcollaboration', 'paidcollab'],
  ...['sponsoredpost', 'sponsoredvideo', 'sponsoredcontent', 'sponsoredad'],
  ...['bezahltewerbung', 'bezahltepartnerschaft', 'bezahltekooperation'],
  ...['collaborationcommerciale', 'partenariatrémunéré', 'sponsorisé', 'contenusponsorisé'],
  ...['colaboraciónpagada', 'contenidopatrocinado', 'parceriapaga', 'publipost', 'publicidadepaga', 'conteúdopago'],
  ...['sponsorizzato', 'partnershippagata', 'gesponsord', 'betaaldpartnerschap', 'betaaldesamenwerking'],
  ...['betaltpartnerskap', 'betaltsamarbete', 'betaltsamarbeid', 'betaltsamarbejde', 'reklamsamarbete', 'sponset'],
  ...['kaupallinenyhteistyö', 'współpracareklamowa', 'materiałreklamowy', 'materiałsponsorowany'],
  ...['placenáspolupráce', 'fizetetthirdetés', 'fizetettpartnerség', 'işbirliği', 'reklamişbirliği'],
  ...['有料パートナーシップ', '유료광고포함', '광고포함', '付费合作', '付費合作'],
])

/** #PR discloses in Japan, and nowhere else. */
export const japaneseTags = plainSet(['pr'])

/** Kana stand in Japanese alone. */
export function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

export const vagueTags = plainSet([
  ...['collab', 'collaboration', 'partnership', 'brandpartnership', 'spon', 'sp', 'pr', 'paid', 'sponsor', 'endorse'],
  ...['gifted', 'prgift', 'giftedproduct', 'promo', 'promotion', 'affiliate', 'aff', 'affiliatelink', 'thanks'],
  ...['partenariat', 'colaboración', 'colab', 'embajador', 'embajadora', 'parceria', 'recebidos', 'collaborazione'],
  ...['kooperation', 'zusammenarbeit', 'samenwerking', 'samarbete', 'samarbeid', 'samarbejde', 'yhteistyö'],
  ...['współpraca', 'spolupráce', 'együttműködés', '체험단', '合作', '提供'],
])

export const clearPhrases = [
  ...['paid partnership', 'paid collaboration', 'paid promotion', 'paid ad', 'paid advertisement', 'paid for by'],
  ...['sponsored by', 'sponsored post', 'sponsored video', 'sponsored content', 'for sponsoring'],
  ...['video is sponsored', 'post is sponsored', 'reel is sponsored', 'story is sponsored', 'stream is sponsored'],
  ...['this is an ad', 'post is an ad', 'video is an ad', 'is an advertisement', "today's sponsor", 'today’s sponsor'],
  ...['bezahlte partnerschaft', 'bezahlte kooperation', 'bezahlte werbung', 'gesponsert von'],
  ...['collaboration commerciale', 'partenariat remunere', 'sponsorise par', 'contenu sponsorise'],
  ...['colaboracion pagada', 'patrocinado por', 'contenido patrocinado', 'parceria paga', 'conteudo patrocinado'],
  ...[
    'sponsorizzato da',
    'contenuto sponsorizzato',
    'betaald partnerschap',
    'betaalde samenwerking',
    'gesponsord door',
  ],
  ...['betalt samarbete', 'betalt samarbeid', 'betalt samarbejde', 'betalt partnerskap', 'betalt partnerskab'],
  ...['kaupallinen yhteistyo', 'wspołpraca reklamowa', 'materiał reklamowy', 'placena spoluprace'],
  ...['reklam isbirligi', 'ucretli ortaklık', 'ucretli is birligi', 'на правах рекламы'],
  ...[
    '広告',
    'タイアップ',
    'プロモーションを含',
    '유료 광고',
    '유료광고',
    '협찬',
    '广告',
    '廣告',
    '付费合作',
    '付費合作',
  ],
].map(plainText)

export const vaguePhrases = [
  ...['in partnership with', 'in collaboration with', 'collab with', 'partnered with', 'gifted by', 'sent me this'],
  ...['brand ambassador', 'affiliate link', 'affiliate links', 'en partenariat avec', 'en collaboration avec'],
  ...['en colaboracion con', 'em parceria com', 'in collaborazione con', 'in zusammenarbeit mit', 'in kooperation mit'],
  ...[
    'in samenwerking met',
    'i samarbete med',
    'i samarbeid med',
    'i samarbejde med',
    'yhteistyossa',
    'we wspołpracy z',
  ],
].map(plainText)
