/**
 * Runs before the first paint. What this browser remembers of looks and of onboarding goes onto <html>, so that
 * nothing changes under the reader's eyes afterwards; storage may be forbidden or hold anything. And Trusted
 * Types get their one policy: Turbopack's loader hands the browser plain addresses, and only those of this
 * site's own build may become scripts.
 */
export const BOOT_SCRIPT = `(function(d){
try{
var t=localStorage.getItem('visual-theme');
if(/^(minimal-intelligence|human-centered-tech)$/.test(t))d.theme=t;
var o=sessionStorage.getItem('onboarding')||'';
if(/"hidden":true/.test(o))d.onboarding=/"skippedSteps":\\[\\d/.test(o)&&!/"helpDeclined":true/.test(o)?'help':'hidden';
else if(/persona=[^;]*\\.returning\\./.test(document.cookie))d.onboarding='hidden'
}catch(e){}
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){
var l=new URL(u,location.href);
if(l.origin===location.origin&&l.pathname.indexOf('/_next/static/')===0)return u;
throw new TypeError('Not a script of this site: '+u)
}})
})(document.documentElement.dataset)`.replaceAll('\n', '');
