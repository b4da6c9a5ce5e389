/** The look of the API's documentation: paper and ink of the product, in one file that nothing else loads. */
export const pageStyle = `@font-face{font-family:Inter;font-weight:400;font-display:swap;src:url(/api/docs/inter-400.woff2) format("woff2")}
@font-face{font-family:Inter;font-weight:600;font-display:swap;src:url(/api/docs/inter-600.woff2) format("woff2")}
:root{color-scheme:light dark;--ink:#12202f;--soft:#526070;--paper:#fbfaf7;--raised:#fff;--line:#12202f1f;--accent:#0b6e5f;--info:#2456c7;--caution:#a15c07;--risk:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e8ecef;--soft:#a3afba;--paper:#0c141d;--raised:#131d28;--line:#e8ecef24;--accent:#3fbfa8;--info:#8fb0ff;--caution:#e5a64a;--risk:#ff8a80}}
*{box-sizing:border-box}
html{scroll-padding-top:64px}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.6 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--accent);text-underline-offset:2px}
a:focus-visible,button:focus-visible,summary:focus-visible,input:focus-visible,pre:focus-visible,.languages label:focus-within{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px;z-index:3;background:var(--raised);padding:8px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[hidden]{display:none!important}
header{position:sticky;top:0;z-index:2;display:flex;align-items:center;justify-content:space-between;gap:16px;height:56px;padding:0 max(24px,calc(50vw - 576px));background:var(--paper);border-bottom:1px solid var(--line)}
.brand{display:flex;align-items:center;gap:8px;font-weight:600;font-size:17px;color:var(--ink);text-decoration:none}
.brand svg{stroke:var(--accent)}
header nav{display:flex;gap:24px}header nav a{color:var(--ink);text-decoration:none;font-size:15px;padding:8px 0}header nav a:hover{text-decoration:underline}
.sides{display:grid;grid-template-columns:304px minmax(0,1fr);max-width:1200px;margin:0 auto}
.side{position:sticky;top:56px;height:calc(100vh - 56px);overflow-y:auto;padding:16px 16px 48px 24px;border-right:1px solid var(--line);font-size:13px;scrollbar-width:thin}
.side>summary{display:none}
.side h2,.wing>summary{font-size:13px;font-weight:600;margin:16px 0 4px}
.wing>summary{cursor:pointer;padding:4px 0}
.side h3{font-size:13px;font-weight:400;color:var(--soft);margin:8px 0 2px}
.side ul{list-style:none;margin:0;padding:0}
.side li a{display:flex;gap:8px;align-items:baseline;padding:4px 8px;margin:0 -8px;border-radius:4px;color:var(--ink);text-decoration:none}
.side li a span{overflow-wrap:anywhere}
.side li a:hover{background:var(--line)}
.side a[aria-current]{background:var(--line);font-weight:600}
.search input{width:100%;height:40px;padding:0 12px;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--line);border-radius:6px}
main{padding:24px 24px 96px 48px;min-width:0;outline:none}
main>p,main>ol{max-width:680px}
h1{font-size:28px;line-height:1.25;margin:4px 0 12px}
h2{font-size:21px;line-height:1.3;margin:40px 0 12px}
.crumb{margin:8px 0 0;color:var(--soft);font-size:13px}
.lead{font-size:17px}
.address{font-size:15px;overflow-wrap:anywhere}
code,pre{font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
:not(pre)>code{overflow-wrap:anywhere}
.method{display:inline-block;min-width:48px;font:600 11px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--info)}
.method.post,.method.put,.method.patch{color:var(--accent)}.method.delete{color:var(--risk)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(152px,1fr));gap:16px;margin:24px 0 0;padding:16px 0;border-block:1px solid var(--line)}
.facts dt{font-size:13px;color:var(--soft)}.facts dd{margin:0}
.languages{display:flex;border:0;margin:0 0 8px;padding:0;gap:4px}
.languages label{padding:6px 12px;border-radius:6px;font-size:13px;cursor:pointer;color:var(--soft)}
.languages input{position:absolute;opacity:0;pointer-events:none}
.languages label:has(:checked){background:var(--line);color:var(--ink);font-weight:600}
figure{margin:0 0 16px}figcaption{font-size:13px;color:var(--soft);margin-bottom:4px}
.chosen figcaption{display:none}
.block{position:relative;border:1px solid var(--line);border-radius:6px;background:var(--raised);margin:0 0 16px}
pre{margin:0;padding:16px;overflow:auto;max-height:440px;border-radius:6px}
.copy{position:absolute;top:8px;right:8px;height:32px;padding:0 12px;font:13px Inter,system-ui,sans-serif;color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:6px;cursor:pointer}
.block:has(.copy:not([hidden])) pre{margin-right:88px}
.copy:hover{border-color:var(--accent)}
.scroll{overflow-x:auto;margin-bottom:16px}
table{border-collapse:collapse;width:100%;font-size:13px}
th{text-align:left;font-weight:600;color:var(--soft)}
th,td{padding:8px 16px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
td:first-child,td:first-child code{white-space:nowrap}td:nth-child(2) code{overflow-wrap:normal}
.due{font-weight:400;color:var(--caution);white-space:nowrap}
.more>summary{cursor:pointer;padding:8px 0}
.status{font-weight:600}
@media(max-width:900px){
header{padding:0 16px}header nav{gap:16px}
.sides{display:block}
.side{position:static;height:auto;max-height:70vh;border-right:0;border-bottom:1px solid var(--line);padding:0 16px}
.side[open]{padding-bottom:16px}
.side>summary{display:list-item;padding:12px 0;font-size:15px;font-weight:600;cursor:pointer}
.side li a{padding:10px 8px}
main{padding:16px 16px 64px}
h1{font-size:24px}
thead{display:none}table,tbody,tr,td{display:block;width:100%}tr{border-bottom:1px solid var(--line);padding:8px 0}td{border:0;padding:0}td:first-child,td:first-child code{white-space:normal}td:empty{display:none}
.block:has(.copy:not([hidden])){padding-top:40px}.block:has(.copy:not([hidden])) pre{margin-right:0;padding:4px 16px 16px}
}
.named td:not(:first-child){color:var(--soft)}
@media(max-width:900px){.named td:not(:first-child)::before{content:attr(data-name)': ';color:var(--ink)}.named td:first-child{font-weight:600}}
@media print{header,.side,.copy,.languages{display:none}.sides{display:block}}
`
