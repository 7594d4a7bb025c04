import { chromium } from '@playwright/test';
const base='http://127.0.0.1:3112', out='/tmp/tour';
const tok = await (await fetch(base+'/api/users',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({name:'Priya Nair',email:'p'+Date.now()+'@x.in',password:'a little every day'})})).json();
const H={'content-type':'application/json','x-auth-token':tok.token};
const topic=await (await fetch(base+'/api/content/topic/python',{headers:H})).json(); const sid=topic.subtopics[0].subtopicId; const sub=await (await fetch(base+'/api/content/subtopic/'+sid,{headers:H})).json(); const aid=sub.assets.find(a=>a.type==='text').assetId; console.log(sid,aid, sub.assets.map(a=>a.type).join());
await fetch(base+'/api/comments/addcomment',{method:'POST',headers:H,body:JSON.stringify({comment:'Why does `print` need brackets?\n\n```python\nprint "hi"\n```\nIt worked in an old book.',assetId:aid})});
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-background-networking'] });
for (const [n,w,h,s] of [['p',360,640,'light'],['d',1280,800,'dark']]) {
const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme:s }); const page=await c.newPage();
page.on('console', m => { if (m.type()==='error') console.log('console:',m.text().slice(0,300)); }); page.on('pageerror', e=>console.log('pageerror',e.message.slice(0,300)));
await page.goto(base+'/login'); await page.getByRole('button',{name:'Accept'}).click(); await page.evaluate(t=>{localStorage.setItem('abhyas.token',t);},tok.token);
for (const p of ['/dashboard','/learn','/learn/python',`/learn/${sid}/root`,`/learn/${sid}/${aid}`,'/support','/notifications','/myaccount']) { await page.goto(base+p); await page.waitForTimeout(2500); await page.screenshot({path:`${out}/t-${n}${p.replaceAll('/','_').replace(aid,'text').replace(sid,'sub')}.png`}); }
await page.goto(`${base}/learn/${sid}/${aid}`); await page.waitForTimeout(1500); await page.getByRole('button',{name:'Discuss'}).click(); await page.waitForTimeout(2000); await page.screenshot({path:`${out}/t-${n}-talk.png`}); await c.close(); }
await b.close();
