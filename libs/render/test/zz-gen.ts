import { mkdirSync, writeFileSync, existsSync } from 'node:fs';
import { planConcept } from '@plumbline/room';
import { studyRoom } from '/work/wt/survey/libs/render/dist/render-room.js';
import { rayOf, axesOf } from '/work/wt/survey/libs/survey/src/camera.ts';
const CONCEPTS:any[]=[['kitchen','transitional',1,{layout:'island',area:'14x16'}],['kitchen','modern',2,{layout:'island',area:'14x16'}],['kitchen','farmhouse',3,{area:'13x14'}],['kitchen','japandi',4,{layout:'l-shaped',area:'12x14'}],['kitchen','coastal',7,{area:'12x14'}],['bathroom','transitional',1,{features:'freestanding tub',area:'10x12'}],['bathroom','japandi',4,{area:'10x12'}],['living room','mid-century',1,{area:'18x15'}],['living room','farmhouse',2,{features:'fireplace',area:'18x16'}],['living room','contemporary',3,{area:'19x16'}],['living room','scandinavian',4,{area:'17x14'}],['bedroom','coastal',1,{area:'14x14'}],['bedroom','japandi',2,{area:'14x13'}],['bedroom','traditional',3,{area:'15x14'}],['office','contemporary',1,{area:'12x12'}],['office','industrial',2,{area:'12x13'}],['basement','transitional',1,{features:'home theater, bar',area:'24x20'}],['basement','modern',2,{area:'26x20'}],['other','scandinavian',1,{features:'reading room',area:'14x13'}],['bedroom','modern',5,{area:'12x13'}],['living room','modern',6,{area:'16x14'}],['office','modern',7,{area:'11x12'}],['bathroom','modern',8,{area:'9x11'}],['kitchen','traditional',9,{area:'12x15'}]];
mkdirSync('/tmp/renders',{recursive:true});
for (const [i,[category,style,seed,w]] of CONCEPTS.entries()) {
  const out=`/tmp/renders/${i}`; if(existsSync(out+'.json')) continue;
  const c=planConcept({category,style,...w} as any,{seed,date:'2026-11-01'} as any); const room=c.room as any;
  const p=await studyRoom(room,{seed,width:1536,height:1024,quality:'preview',workers:1} as any);
  const v=p.view as any; const I=39.3700787; const W=room.widthIn/I,D=room.depthIn/I;
  // pick wall most ahead
  const dirs:any={north:[0,1],south:[0,-1],east:[1,0],west:[-1,0]}; let best='north',bd=-2; for(const k in dirs){const d=dirs[k][0]*v.headingX+dirs[k][1]*v.headingY; if(d>bd){bd=d;best=k;}}
  const Y=dirs[best], X=[Y[1],-Y[0]]; const to=(d:number[])=>d[0]===1?W-v.x:d[0]===-1?v.x:d[1]===1?D-v.y:v.y;
  const turn=Math.atan2(v.headingX*X[0]+v.headingY*X[1],bd);
  const truth={back:to(Y),right:to(X),left:to([-X[0],-X[1]]),eye:v.z,ceiling:room.ceilingIn/I-v.z};
  const rnd=(n:number)=>{const s=Math.sin(i*12.9898+n*78.233)*43758.5453;return s-Math.floor(s);};
  const src={width:1536,height:1024,focalLength:1536/2/v.halfWidth,cx:768,cy:512+v.up*1536/2/v.halfWidth,pitch:0,roll:0,turn};
  const dst={width:1200,height:900,focalLength:1200/2/Math.tan((60+6*rnd(1))*Math.PI/360),cx:600,cy:450,pitch:(-6+5*rnd(2))*Math.PI/180,roll:(rnd(3)-.5)*3*Math.PI/180,turn:turn+(rnd(4)-.5)*.06};
  const A=axesOf(dst as any),B=axesOf(src as any); const gray=new Uint8Array(dst.width*dst.height); let missing=0;
  for(let y=0;y<dst.height;y++)for(let x=0;x<dst.width;x++){const r=rayOf(dst as any,{u:x+.5,v:y+.5},A); const q=[B.right,B.down,B.ahead].map(a=>a[0]*r[0]+a[1]*r[1]+a[2]*r[2]); let u=src.cx+src.focalLength*q[0]/q[2]-.5, w2=src.cy+src.focalLength*q[1]/q[2]-.5; if(u<0||w2<0||u>1534||w2>1022){missing++;u=Math.min(1534,Math.max(0,u));w2=Math.min(1022,Math.max(0,w2));} const x0=Math.floor(u),y0=Math.floor(w2),fx=u-x0,fy=w2-y0; const g=(xx:number,yy:number)=>{const k=(yy*1536+xx)*3;return .2126*p.rgb[k]+.7152*p.rgb[k+1]+.0722*p.rgb[k+2];}; gray[y*dst.width+x]=(g(x0,y0)*(1-fx)+g(x0+1,y0)*fx)*(1-fy)+(g(x0,y0+1)*(1-fx)+g(x0+1,y0+1)*fx)*fy;}
  writeFileSync(out+'.gray',gray); writeFileSync(out+'.json',JSON.stringify({category,style,camera:dst,room:truth,missing:missing/gray.length})); console.log(i,category,style,JSON.stringify(truth),(missing/gray.length).toFixed(3));
}
