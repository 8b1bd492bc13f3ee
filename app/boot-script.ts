import { MAIN_ID } from '@/lib/config/main-id';
import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker';
import { VISUAL_THEME_IDS } from '@/lib/content/shell';
import { QUERY_SEPARATOR } from '@/lib/personalization/read-query';

/**
 * Runs before the first paint. <html> learns whether the visitor may be remembered, as `selectConsent` decides, and
 * whether the page is the standard one, for its words about whose page it is. What this browser remembers of looks
 * and of onboarding goes onto <html>, so that nothing changes under the reader's eyes afterwards; storage may be
 * forbidden or hold anything. And Trusted Types get their one policy: Turbopack's loader hands the browser plain
 * addresses, and only those of this site's own build may become scripts, its service worker included. React makes a
 * script element by writing an empty one as HTML, and its text as that element's HTML, which becomes nothing where it
 * is this script or that of next-themes; any other HTML is refused. The browser's
 * offer to install the site can come before anything else is loaded, so it is kept for the card, as is what the
 * visitor does before the page is hydrated, for `finishHydration`. The first paint waits until the whole header
 * has arrived, half of which would move when the other half comes; as an element of the HTML it would be no valid one.
 * Where media queries or observers are missing or throw, stand-ins answer once, for the libraries too, which do not ask:
 * no query matches, everything is in view and has the size that it has now. Safari refuses the 101st change of the
 * address within 30 s, which the router would answer with its error page: the page goes on under its old address, and
 * a move to another page loads it.
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
if(w)d.demoView='on';
var p=(w||(d.memory?/(?:^|; )session-persona=([^;]*)/:/(?:^|; )persona=([^;]*)/).exec(c)||'')[1]||'';
p=p.split('~')[0];
if(/\\.0[01]$/.test(p))d.standard='';
var t=localStorage.getItem('visual-theme');
if(/^(${VISUAL_THEME_IDS.join('|')})$/.test(t))d.theme=t;
var o=!w&&sessionStorage.getItem('onboarding')||'';
var q=new URLSearchParams(location.search.toLowerCase().replace(${QUERY_SEPARATOR},'&'));
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
