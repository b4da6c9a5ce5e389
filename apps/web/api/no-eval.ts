/** Schemas compile themselves where they may, and find out by trying. Under the site's content policy they may not, and a browser
 *  reports each try as a violation; this keeps them from trying. It stands in the head, because they ask when they are loaded. */
export const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true};'
