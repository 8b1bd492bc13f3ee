import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { MAIN_ID } from '@/lib/config/main-id';
import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker';
import { VISUAL_THEME_IDS } from '@/lib/content/shell';
import { QUERY_SEPARATOR } from '@/lib/personalization/read-query';

/**
 * Runs before the first paint:
 *
 * - Sets the data attributes of <html> from cookies and storage, so that nothing changes after the first paint: consent
 *   (same rules as `selectConsent`), demo view, standard page, theme, onboarding, arrival by an ad or a copied link, and
 *   accessibility. Storage can be blocked or contain anything.
 * - Delays the first paint until the whole header has arrived, because its parts would move otherwise. The link is
 *   created here because it would be invalid in the HTML.
 * - Replaces `matchMedia` and observers that are missing or throw, because libraries do not check: no query matches,
 *   and everything is in view at its current size, reported once.
 * - Catches the error for Safari's limit of 100 address changes per 30 s, to which the router would respond with its
 *   error page: the address stays, and a move to another page loads it.
 * - Records input and clicks before hydration, for `finishHydration`, and the browser's install prompt, for the card.
 * - Creates the default Trusted Types policy. Script URLs must belong to this site's build or be its service worker,
 *   because Turbopack's loader passes plain strings. React creates script elements by writing an empty one and then its
 *   text as HTML; the text of this script and of next-themes becomes empty, and any other HTML is refused.
 */
export const BOOT_SCRIPT = `(function(d){
var c='';
try{
c=document.cookie
}catch(e){}
try{
var k=(/(?:^|; )consent=(yes|no)/.exec(c)||[])[1];
if(navigator.globalPrivacyControl===true)d.memory='off-by-browser';
else if(k==='no')d.memory='off-by-choice';
else if(d.consent==='opt-in'&&k!=='yes')d.memory='off-until-asked'
}catch(e){}
try{
var w=/(?:^|; )demo-view=([^;]*)/.exec(c);
if(w)d.demoView=/~guest!/.test(w[1])?'guest':'on';
var p=(w||(d.memory?/(?:^|; )session-persona=([^;]*)/:/(?:^|; )persona=([^;]*)/).exec(c)||'')[1]||'';
p=p.split('~')[0];
if(/\\.0[01]$/.test(p))d.standard='';
var t=localStorage.getItem('visual-theme');
if(/^(${VISUAL_THEME_IDS.join('|')})$/.test(t))d.theme=t;
var o=!w&&sessionStorage.getItem('onboarding')||'';
var q=new URLSearchParams(location.search.toLowerCase().replace(${QUERY_SEPARATOR},'&'));
if(q.has('segment')&&q.has('cluster')&&q.has('visitor')||/(?:^|&)(?:${CAMPAIGN_KEYS.join('|')})=./.test(q))d.arrival='link';
if(/^\\s*new\\s*$/i.test(q.get('visitor')));
else if(/"hidden":true/.test(o))d.onboarding=/"skippedSteps":\\[\\d/.test(o)&&!/"helpDeclined":true/.test(o)?'help':'hidden';
else if(/\\.returning\\./.test(p))d.onboarding='hidden'
}catch(e){}
try{
var a=JSON.parse(localStorage.getItem('accessibility-settings'))||{},f=a.fontSize;
if(f===+f&&(f=Math.round(Math.min(24,Math.max(12,f))))!==16)d.fontSize=f;
if(a.highContrast===true)d.contrast='high';
if(a.reducedMotion===!!a.reducedMotion)d.motion=a.reducedMotion?'reduced':'full';
if(a.focusIndicators===false)d.focus='plain';
if(a.screenReaderMode===true)d.screenReader='on'
}catch(e){}
try{
var x=document.createElement('link');
x.rel='expect';x.href='#${MAIN_ID}';x.setAttribute('blocking','render');
document.head.append(x);
addEventListener('DOMContentLoaded',function(){x.remove()})
}catch(e){}
function z(){}
try{
matchMedia('all')
}catch(e){
window.matchMedia=function(q){return Object.assign(new EventTarget,{matches:false,media:q,addListener:z,removeListener:z})}
}
function O(h){
var o=this;
o.unobserve=z;
o.disconnect=function(){h=z};
o.observe=function(t){setTimeout(function(){
var r=t.getBoundingClientRect(),b=[{blockSize:r.height,inlineSize:r.width}];
h([{target:t,isIntersecting:true,boundingClientRect:r,contentRect:r,borderBoxSize:b}],o)
})}}
['pushState','replaceState'].forEach(function(m){
var n=history[m];
history[m]=function(s,t,u){
try{
n.call(history,s,t,u)
}catch(e){
if(e.name!=='SecurityError')throw e;
if(m==='pushState'&&new URL(u,location.href).pathname!==location.pathname)location.assign(u)
}}
});
['IntersectionObserver','ResizeObserver'].forEach(function(i){
try{
new window[i](z)
}catch(e){window[i]=O}
});
function n(e){d.hydrated||(window.earlyEvents=window.earlyEvents||[]).push(e)}
addEventListener('input',n);
addEventListener('click',n);
addEventListener('beforeinstallprompt',function(e){e.preventDefault();e.heardAt=performance.now();window.installEvent=e});
if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:function(h){
if(h==='<script><\\/script>')return h;
if(/^\\(.*document\\.documentElement/.test(h))return ''
},createScriptURL:function(u){
var l=new URL(u,location.href);
if(l.origin===location.origin&&l.pathname.indexOf('/_next/static/')===0||l.href===location.origin+'${SERVICE_WORKER_PATH}')return u;
throw new TypeError('Not a script of this site: '+u)
}})
})(document.documentElement.dataset)`.replaceAll('\n', '');
