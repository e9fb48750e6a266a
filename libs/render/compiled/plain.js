
  var bufferView;

  var scratchBuffer = new ArrayBuffer(16);
  var i32ScratchView = new Int32Array(scratchBuffer);
  var f32ScratchView = new Float32Array(scratchBuffer);
  var f64ScratchView = new Float64Array(scratchBuffer);
  
  function wasm2js_scratch_store_f32(value) {
    f32ScratchView[2] = value;
  }
      
  function wasm2js_scratch_load_i32(index) {
    return i32ScratchView[index];
  }
      
  function wasm2js_scratch_store_i32(index, value) {
    i32ScratchView[index] = value;
  }
      
  function wasm2js_scratch_load_f32() {
    return f32ScratchView[2];
  }
      
function asmFunc(imports) {
 var env = imports.env;
 var memory = env.memory;
 var buffer = memory.buffer;
 memory.grow = __wasm_memory_grow;
 var HEAP8 = new Int8Array(buffer);
 var HEAP16 = new Int16Array(buffer);
 var HEAP32 = new Int32Array(buffer);
 var HEAPU8 = new Uint8Array(buffer);
 var HEAPU16 = new Uint16Array(buffer);
 var HEAPU32 = new Uint32Array(buffer);
 var HEAPF32 = new Float32Array(buffer);
 var HEAPF64 = new Float64Array(buffer);
 var Math_imul = Math.imul;
 var Math_fround = Math.fround;
 var Math_abs = Math.abs;
 var Math_clz32 = Math.clz32;
 var Math_min = Math.min;
 var Math_max = Math.max;
 var Math_floor = Math.floor;
 var Math_ceil = Math.ceil;
 var Math_trunc = Math.trunc;
 var Math_sqrt = Math.sqrt;
 var global$0 = Math_fround(0.0);
 var global$1 = Math_fround(0.0);
 var global$2 = Math_fround(0.0);
 var global$3 = Math_fround(0.0);
 var global$4 = Math_fround(0.0);
 var global$5 = Math_fround(0.0);
 var global$6 = Math_fround(1.0);
 var global$7 = Math_fround(0.0);
 var global$8 = Math_fround(0.0);
 var global$9 = Math_fround(1.0);
 var global$10 = Math_fround(0.0);
 var global$11 = Math_fround(0.0);
 var global$12 = Math_fround(1.0);
 var global$13 = Math_fround(0.0);
 var global$14 = Math_fround(0.0);
 var global$15 = Math_fround(1.0);
 var global$16 = Math_fround(0.0);
 var global$17 = Math_fround(0.0);
 var global$18 = Math_fround(0.0);
 var global$19 = Math_fround(0.0);
 var global$20 = Math_fround(0.0);
 var global$21 = Math_fround(1.0);
 var global$22 = Math_fround(1.0);
 var global$23 = Math_fround(0.0);
 var global$24 = Math_fround(0.0);
 var global$25 = Math_fround(0.0);
 var global$26 = Math_fround(0.0);
 var global$27 = Math_fround(0.0);
 var global$28 = Math_fround(0.0);
 var global$29 = Math_fround(0.0);
 var global$30 = 0;
 var global$31 = 0;
 var global$32 = Math_fround(0.0);
 var global$33 = 0;
 var global$34 = Math_fround(0.0);
 var global$35 = Math_fround(1000000015047466219876688.0e6);
 var global$36 = 0;
 var global$37 = Math_fround(0.0);
 var global$38 = Math_fround(0.0);
 var global$39 = Math_fround(0.0);
 var global$40 = Math_fround(0.0);
 var global$41 = Math_fround(0.0);
 var global$42 = Math_fround(0.0);
 var global$43 = Math_fround(0.0);
 var global$44 = Math_fround(0.0);
 var global$45 = Math_fround(0.0);
 var global$46 = Math_fround(0.0);
 var global$47 = Math_fround(0.0);
 var global$48 = Math_fround(0.0);
 var global$49 = 0;
 var global$50 = Math_fround(1.0);
 var global$51 = Math_fround(1.0);
 var global$52 = Math_fround(1.0);
 var global$53 = Math_fround(1.0);
 var global$54 = Math_fround(0.0);
 var global$55 = Math_fround(0.0);
 var global$56 = Math_fround(0.0);
 var global$57 = Math_fround(0.0);
 var global$58 = Math_fround(1.0);
 var global$59 = 0;
 var global$60 = Math_fround(0.0);
 var global$61 = Math_fround(0.0);
 var global$62 = Math_fround(0.0);
 var global$63 = Math_fround(0.0);
 var global$64 = Math_fround(0.0);
 var global$65 = Math_fround(0.0);
 var global$66 = Math_fround(0.0);
 var global$67 = Math_fround(0.0);
 var global$68 = Math_fround(0.0);
 var global$69 = Math_fround(0.0);
 var global$70 = Math_fround(1.0);
 var global$71 = Math_fround(0.0);
 var global$72 = Math_fround(0.0);
 var global$73 = 0;
 var global$74 = 0;
 var global$75 = Math_fround(0.0);
 var global$76 = 0;
 var global$77 = Math_fround(0.0);
 var global$78 = 0;
 var global$79 = Math_fround(0.0);
 var global$80 = Math_fround(0.0);
 var global$81 = Math_fround(0.0);
 var global$82 = Math_fround(1.0);
 var global$83 = Math_fround(1.0);
 var global$84 = Math_fround(1.0);
 var global$85 = Math_fround(0.0);
 var global$86 = Math_fround(0.0);
 var global$87 = Math_fround(1.0);
 var global$88 = 0;
 var global$89 = Math_fround(0.0);
 var global$90 = Math_fround(0.0);
 var global$91 = Math_fround(0.0);
 var global$92 = Math_fround(0.0);
 var global$93 = Math_fround(0.0);
 var global$94 = Math_fround(0.0);
 var global$95 = Math_fround(0.0);
 var global$96 = Math_fround(0.0);
 var global$97 = 0;
 var global$98 = 0;
 var global$99 = 0;
 var global$100 = Math_fround(.30000001192092896);
 var global$101 = Math_fround(.30000001192092896);
 var global$102 = Math_fround(.30000001192092896);
 var global$103 = 0;
 var global$104 = Math_fround(0.0);
 var global$105 = Math_fround(0.0);
 var global$106 = Math_fround(0.0);
 var global$107 = Math_fround(0.0);
 var global$108 = Math_fround(0.0);
 var global$109 = Math_fround(0.0);
 var global$110 = Math_fround(0.0);
 var global$111 = Math_fround(0.0);
 var global$112 = Math_fround(0.0);
 var global$113 = Math_fround(1.0);
 var global$114 = Math_fround(0.0);
 var global$115 = Math_fround(0.0);
 var global$116 = Math_fround(0.0);
 var global$117 = 0;
 var global$118 = 0;
 var global$119 = Math_fround(-.11999999731779099);
 var global$120 = Math_fround(.11999999731779099);
 var global$121 = Math_fround(0.0);
 var global$122 = Math_fround(0.0);
 var global$123 = Math_fround(0.0);
 var global$124 = Math_fround(1.0);
 var global$125 = Math_fround(1.0);
 var global$126 = Math_fround(0.0);
 var global$127 = Math_fround(0.0);
 var global$128 = Math_fround(0.0);
 var global$129 = Math_fround(0.0);
 var global$130 = 0;
 var global$131 = 1;
 var global$132 = Math_fround(0.0);
 var global$133 = Math_fround(0.0);
 var global$134 = Math_fround(0.0);
 var global$135 = Math_fround(0.0);
 var global$136 = Math_fround(0.0);
 var global$137 = Math_fround(0.0);
 var global$138 = Math_fround(0.0);
 var global$139 = Math_fround(0.0);
 var global$140 = Math_fround(0.0);
 var global$141 = Math_fround(0.0);
 var global$142 = Math_fround(0.0);
 var global$143 = 0;
 var global$144 = 0;
 var global$145 = 0;
 var global$146 = 0;
 var global$147 = Math_fround(0.0);
 var global$148 = Math_fround(0.0);
 var global$149 = Math_fround(0.0);
 var global$150 = Math_fround(0.0);
 var global$151 = Math_fround(1.0);
 var global$152 = 0;
 var global$153 = Math_fround(0.0);
 var global$154 = Math_fround(0.0);
 var global$155 = 0;
 var global$156 = Math_fround(0.0);
 var global$157 = Math_fround(0.0);
 var global$158 = Math_fround(0.0);
 var global$159 = 0;
 var global$160 = 0;
 var global$161 = Math_fround(1.0);
 var global$162 = Math_fround(0.0);
 var global$163 = Math_fround(0.0);
 var global$164 = Math_fround(0.0);
 var global$165 = Math_fround(0.0);
 var global$166 = 0;
 var global$167 = 0;
 var global$168 = 0;
 var global$169 = 0;
 var global$170 = Math_fround(0.0);
 var global$171 = Math_fround(0.0);
 var global$172 = Math_fround(0.0);
 var global$173 = Math_fround(0.0);
 var global$174 = 0;
 var global$175 = Math_fround(0.0);
 var global$176 = Math_fround(0.0);
 var global$177 = Math_fround(0.0);
 var global$178 = Math_fround(1.0);
 var global$179 = Math_fround(0.0);
 var global$180 = Math_fround(.30000001192092896);
 var global$181 = Math_fround(.30000001192092896);
 var global$182 = Math_fround(.30000001192092896);
 var global$183 = Math_fround(1.0);
 var global$184 = Math_fround(.03999999910593033);
 var global$185 = 0;
 var global$186 = 0;
 var global$187 = 0;
 var global$188 = 0;
 var global$189 = 0;
 var global$190 = Math_fround(0.0);
 var global$191 = Math_fround(0.0);
 var global$192 = Math_fround(0.0);
 var global$193 = Math_fround(0.0);
 var global$194 = Math_fround(0.0);
 var global$195 = Math_fround(0.0);
 var global$196 = Math_fround(0.0);
 var global$197 = Math_fround(0.0);
 var global$198 = Math_fround(0.0);
 var global$199 = Math_fround(0.0);
 var global$200 = Math_fround(0.0);
 var global$201 = Math_fround(1.0);
 var global$202 = Math_fround(1.0);
 var global$203 = 0;
 var global$204 = Math_fround(0.0);
 var global$205 = Math_fround(0.0);
 var global$206 = Math_fround(0.0);
 var global$207 = Math_fround(1.0);
 var global$208 = Math_fround(0.0);
 var global$209 = 0;
 var global$210 = Math_fround(1.0);
 var global$211 = Math_fround(.03999999910593033);
 var global$212 = Math_fround(1.0);
 var global$213 = 0;
 var global$214 = Math_fround(0.0);
 var global$215 = Math_fround(0.0);
 var global$216 = Math_fround(1.0);
 var global$217 = 0;
 var global$218 = 0;
 var global$219 = 0;
 var global$220 = Math_fround(0.0);
 var global$221 = 0;
 var global$222 = 0;
 var global$223 = Math_fround(0.0);
 var global$224 = Math_fround(0.0);
 var global$225 = Math_fround(0.0);
 var global$226 = 0;
 var global$227 = Math_fround(0.0);
 var global$228 = Math_fround(1.0);
 var global$229 = 0;
 var global$230 = Math_fround(0.0);
 var global$231 = Math_fround(0.0);
 var global$232 = Math_fround(0.0);
 var global$233 = 0;
 var global$234 = Math_fround(0.0);
 var global$235 = Math_fround(0.0);
 var global$236 = Math_fround(0.0);
 var global$237 = Math_fround(0.0);
 var global$238 = Math_fround(0.0);
 var global$239 = 0;
 var global$240 = Math_fround(0.0);
 var global$241 = Math_fround(0.0);
 var global$242 = Math_fround(0.0);
 var global$243 = 0;
 var global$244 = Math_fround(0.0);
 var global$245 = Math_fround(0.0);
 var global$246 = Math_fround(1.0);
 var global$247 = Math_fround(0.0);
 var global$248 = 0;
 var global$249 = 0;
 var global$250 = Math_fround(0.0);
 var global$251 = Math_fround(1.0);
 var global$252 = Math_fround(0.0);
 var global$253 = 0;
 var global$254 = Math_fround(1.0);
 var global$255 = 0;
 var global$256 = Math_fround(0.0);
 var global$257 = 0;
 var global$258 = Math_fround(0.0);
 var global$259 = Math_fround(0.0);
 var global$260 = Math_fround(0.0);
 var global$261 = 1;
 var global$262 = 0;
 var global$263 = 0;
 var global$264 = Math_fround(0.0);
 var global$265 = Math_fround(1.0);
 var global$266 = Math_fround(0.0);
 var global$267 = Math_fround(1.0);
 var global$268 = Math_fround(0.0);
 var global$269 = Math_fround(0.0);
 var global$270 = Math_fround(0.0);
 var global$271 = Math_fround(0.0);
 var global$272 = Math_fround(1.0);
 var global$273 = Math_fround(0.0);
 var global$274 = Math_fround(0.0);
 var global$275 = Math_fround(0.0);
 var global$276 = Math_fround(1.0);
 var global$277 = Math_fround(0.0);
 var global$278 = Math_fround(1.0);
 var global$279 = Math_fround(0.0);
 var global$280 = Math_fround(0.0);
 var global$281 = Math_fround(0.0);
 var global$282 = Math_fround(0.0);
 var global$283 = Math_fround(1.0);
 var global$284 = Math_fround(0.0);
 var global$285 = Math_fround(0.0);
 var global$286 = Math_fround(1.0);
 var global$287 = Math_fround(0.0);
 var global$288 = Math_fround(0.0);
 var global$289 = Math_fround(0.0);
 var global$290 = 0;
 function $0($0_1, $1_1) {
  var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0);
  $7_1 = Math_fround(Math_floor($0_1));
  $2_1 = ~~$7_1;
  $8_1 = Math_imul($2_1, -1918454973);
  $9_1 = Math_fround(Math_floor($1_1));
  $4_1 = ~~$9_1;
  $3_1 = Math_imul($4_1, -669632447);
  $5_1 = ($8_1 + $3_1 | 0) - 1917131303 | 0;
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
  $6_1 = Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $2_1 = Math_imul($2_1 + 1 | 0, -1918454973);
  $3_1 = ($2_1 + $3_1 | 0) - 1917131303 | 0;
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 16 | 0) | 0, 2146121005);
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 15 | 0) | 0, -2073254261);
  $0_1 = Math_fround($0_1 - $7_1);
  $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $7_1 = Math_fround($6_1 + Math_fround(Math_fround(Math_fround(Math_fround((($3_1 ^ ($3_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) - $6_1) * $0_1));
  $3_1 = $8_1;
  $8_1 = Math_imul($4_1 + 1 | 0, -669632447);
  $4_1 = ($3_1 + $8_1 | 0) - 1917131303 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $6_1 = Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $2_1 = ($2_1 + $8_1 | 0) - 1917131303 | 0;
  $2_1 = Math_imul($2_1 ^ ($2_1 >>> 16 | 0) | 0, 2146121005);
  $2_1 = Math_imul($2_1 ^ ($2_1 >>> 15 | 0) | 0, -2073254261);
  $6_1 = Math_fround(Math_fround($6_1 + Math_fround(Math_fround(Math_fround(Math_fround((($2_1 ^ ($2_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) - $6_1) * $0_1)) - $7_1);
  $0_1 = Math_fround($1_1 - $9_1);
  return Math_fround($7_1 + Math_fround($6_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))));
 }
 
 function $1($0_1, $1_1, $2_1) {
  var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = Math_fround(0), $14_1 = 0;
  $6_1 = Math_fround(Math_floor($0_1));
  $7_1 = ~~$6_1;
  $3_1 = Math_imul($7_1, -1918454973);
  $8_1 = Math_fround(Math_floor($1_1));
  $10_1 = ~~$8_1;
  $11_1 = Math_imul($10_1, -669632447);
  $12_1 = $3_1 + $11_1 | 0;
  $13_1 = Math_fround(Math_floor($2_1));
  $14_1 = ~~$13_1;
  $5_1 = Math_imul($14_1, -887442657);
  $4_1 = $12_1 + $5_1 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $9_1 = Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $7_1 = Math_imul($7_1 + 1 | 0, -1918454973);
  $11_1 = $7_1 + $11_1 | 0;
  $4_1 = $11_1 + $5_1 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $0_1 = Math_fround($0_1 - $6_1);
  $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $6_1 = Math_fround($9_1 + Math_fround(Math_fround(Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) - $9_1) * $0_1));
  $4_1 = $3_1;
  $3_1 = Math_imul($10_1 + 1 | 0, -669632447);
  $10_1 = $4_1 + $3_1 | 0;
  $4_1 = $10_1 + $5_1 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $9_1 = Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $7_1 = $3_1 + $7_1 | 0;
  $5_1 = $7_1 + $5_1 | 0;
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
  $1_1 = Math_fround($1_1 - $8_1);
  $1_1 = Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)));
  $6_1 = Math_fround($6_1 + Math_fround(Math_fround(Math_fround($9_1 + Math_fround(Math_fround(Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) - $9_1) * $0_1)) - $6_1) * $1_1));
  $5_1 = Math_imul($14_1 + 1 | 0, -887442657);
  $3_1 = $5_1 + $12_1 | 0;
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 16 | 0) | 0, 2146121005);
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 15 | 0) | 0, -2073254261);
  $8_1 = Math_fround(Math_fround((($3_1 ^ ($3_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $3_1 = $5_1 + $11_1 | 0;
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 16 | 0) | 0, 2146121005);
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 15 | 0) | 0, -2073254261);
  $8_1 = Math_fround($8_1 + Math_fround(Math_fround(Math_fround(Math_fround((($3_1 ^ ($3_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) - $8_1) * $0_1));
  $3_1 = $5_1 + $10_1 | 0;
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 16 | 0) | 0, 2146121005);
  $3_1 = Math_imul($3_1 ^ ($3_1 >>> 15 | 0) | 0, -2073254261);
  $9_1 = Math_fround(Math_fround((($3_1 ^ ($3_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $5_1 = $5_1 + $7_1 | 0;
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
  $1_1 = Math_fround(Math_fround($8_1 + Math_fround(Math_fround(Math_fround($9_1 + Math_fround(Math_fround(Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) - $9_1) * $0_1)) - $8_1) * $1_1)) - $6_1);
  $0_1 = Math_fround($2_1 - $13_1);
  return Math_fround($6_1 + Math_fround($1_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))));
 }
 
 function $2($0_1, $1_1, $2_1) {
  return Math_fround(Math_fround(Math_fround($1($0_1, $1_1, $2_1) * Math_fround(.5699999928474426)) + Math_fround($1(Math_fround(Math_fround($0_1 * Math_fround(2.0299999713897705)) + Math_fround(17.0)), Math_fround(Math_fround($1_1 * Math_fround(2.0299999713897705)) + Math_fround(5.0)), Math_fround(Math_fround($2_1 * Math_fround(2.0299999713897705)) + Math_fround(11.0))) * Math_fround(.28999999165534973))) + Math_fround($1(Math_fround(Math_fround($0_1 * Math_fround(4.099999904632568)) + Math_fround(3.0)), Math_fround(Math_fround($1_1 * Math_fround(4.099999904632568)) + Math_fround(29.0)), Math_fround(Math_fround($2_1 * Math_fround(4.099999904632568)) + Math_fround(7.0))) * Math_fround(.14000000059604645)));
 }
 
 function $3($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = 0;
  if ($0_1 <= Math_fround(0.0)) {
   $0_1 = Math_fround(0.0)
  } else {
   $4_1 = (wasm2js_scratch_store_f32($0_1), wasm2js_scratch_load_i32(2));
   $2_1 = Math_fround(($4_1 >> 23 | 0) - 127 | 0 | 0);
   $0_1 = (wasm2js_scratch_store_i32(2, $4_1 & 8388607 | 0 | 1065353216 | 0), wasm2js_scratch_load_f32());
   if ($0_1 > Math_fround(1.4142135381698608)) {
    $2_1 = Math_fround($2_1 + Math_fround(1.0));
    $0_1 = Math_fround($0_1 * Math_fround(.5));
   }
   $3_1 = Math_fround(Math_fround($0_1 + Math_fround(-1.0)) / Math_fround($0_1 + Math_fround(1.0)));
   $0_1 = Math_fround($3_1 * $3_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround($3_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(.41219860315322876)) + Math_fround(.5770780444145203))) + Math_fround(.9617967009544373))) + Math_fround(2.885390043258667)))) * $1_1), Math_fround(-126.0))), Math_fround(126.0)));
   $1_1 = Math_fround(Math_floor($0_1));
   $0_1 = Math_fround($0_1 - $1_1);
   $0_1 = Math_fround(Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(1.3333557872101665e-03)) + Math_fround(.009618128649890423))) + Math_fround(.05550410971045494))) + Math_fround(.24022650718688965))) + Math_fround(.6931471824645996))) + Math_fround(1.0)) * (wasm2js_scratch_store_i32(2, (~~$1_1 + 127 | 0) << 23 | 0), wasm2js_scratch_load_f32()));
  }
  return $0_1;
 }
 
 function $4() {
  var $0_1 = 0, $1_1 = 0, $2_1 = 0;
  $0_1 = global$76 + Math_imul(global$155, -2048144789) | 0;
  $0_1 = Math_imul($0_1 ^ ($0_1 >>> 16 | 0) | 0, 2146121005);
  $0_1 = Math_imul($0_1 ^ ($0_1 >>> 15 | 0) | 0, -2073254261);
  $2_1 = $0_1 ^ ($0_1 >>> 16 | 0) | 0;
  $0_1 = $2_1 + global$103 | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, 1817228412) | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, -1204871598) | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, -944773576) | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, -1927088410) | 0;
  $0_1 = ($0_1 >>> 1 | 0) & 1431655765 | 0 | (($0_1 & 1431655765 | 0) << 1 | 0) | 0;
  $0_1 = ($0_1 >>> 2 | 0) & 858993459 | 0 | (($0_1 & 858993459 | 0) << 2 | 0) | 0;
  $0_1 = ($0_1 >>> 4 | 0) & 252645135 | 0 | (($0_1 & 252645135 | 0) << 4 | 0) | 0;
  $0_1 = ($0_1 >>> 8 | 0) & 16711935 | 0 | (($0_1 & 16711935 | 0) << 8 | 0) | 0;
  $0_1 = $0_1 << 16 | 0 | ($0_1 >>> 16 | 0) | 0;
  $1_1 = $2_1 ^ 1757159915 | 0;
  $1_1 = Math_imul($1_1 ^ ($1_1 >>> 16 | 0) | 0, 2146121005);
  $1_1 = Math_imul($1_1 ^ ($1_1 >>> 15 | 0) | 0, -2073254261);
  $1_1 = $0_1 + ($1_1 ^ ($1_1 >>> 16 | 0) | 0) | 0;
  $1_1 = $1_1 ^ Math_imul($1_1, 1817228412) | 0;
  $1_1 = $1_1 ^ Math_imul($1_1, -1204871598) | 0;
  $1_1 = $1_1 ^ Math_imul($1_1, -944773576) | 0;
  $1_1 = $1_1 ^ Math_imul($1_1, -1927088410) | 0;
  $1_1 = ($1_1 >>> 1 | 0) & 1431655765 | 0 | (($1_1 & 1431655765 | 0) << 1 | 0) | 0;
  $1_1 = ($1_1 >>> 2 | 0) & 858993459 | 0 | (($1_1 & 858993459 | 0) << 2 | 0) | 0;
  $1_1 = ($1_1 >>> 4 | 0) & 252645135 | 0 | (($1_1 & 252645135 | 0) << 4 | 0) | 0;
  $1_1 = ($1_1 >>> 8 | 0) & 16711935 | 0 | (($1_1 & 16711935 | 0) << 8 | 0) | 0;
  global$32 = Math_fround(Math_fround((($1_1 << 16 | 0 | ($1_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $0_1 = $0_1 ^ ($0_1 >>> 16 | 0) | 0;
  $0_1 = $0_1 ^ (($0_1 & -16711936 | 0) >>> 8 | 0) | 0;
  $0_1 = $0_1 ^ (($0_1 & -252645136 | 0) >>> 4 | 0) | 0;
  $0_1 = $0_1 ^ (($0_1 & -858993460 | 0) >>> 2 | 0) | 0;
  $1_1 = $0_1 ^ (($0_1 & -1431655766 | 0) >>> 1 | 0) | 0;
  $0_1 = $2_1 ^ 48610963 | 0;
  $0_1 = Math_imul($0_1 ^ ($0_1 >>> 16 | 0) | 0, 2146121005);
  $0_1 = Math_imul($0_1 ^ ($0_1 >>> 15 | 0) | 0, -2073254261);
  $0_1 = $1_1 + ($0_1 ^ ($0_1 >>> 16 | 0) | 0) | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, 1817228412) | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, -1204871598) | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, -944773576) | 0;
  $0_1 = $0_1 ^ Math_imul($0_1, -1927088410) | 0;
  $0_1 = ($0_1 >>> 1 | 0) & 1431655765 | 0 | (($0_1 & 1431655765 | 0) << 1 | 0) | 0;
  $0_1 = ($0_1 >>> 2 | 0) & 858993459 | 0 | (($0_1 & 858993459 | 0) << 2 | 0) | 0;
  $0_1 = ($0_1 >>> 4 | 0) & 252645135 | 0 | (($0_1 & 252645135 | 0) << 4 | 0) | 0;
  $0_1 = ($0_1 >>> 8 | 0) & 16711935 | 0 | (($0_1 & 16711935 | 0) << 8 | 0) | 0;
  global$34 = Math_fround(Math_fround((($0_1 << 16 | 0 | ($0_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  global$155 = global$155 + 1 | 0;
 }
 
 function $5($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1, $10_1, $11_1, $12_1, $13_1) {
  var $14_1 = 0, $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = 0, $19_1 = 0, $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = Math_fround(0), $23_1 = Math_fround(0), $24_1 = Math_fround(0), $25_1 = Math_fround(0), $26_1 = Math_fround(0);
  $17_1 = Math_fround(Math_fround(6.2831854820251465) / Math_fround($7_1 | 0));
  if ($1_1 > Math_fround(Math_fround($4_1 + $6_1) + Math_fround($17_1 * Math_fround(4.0)))) {
   $18_1 = 1
  } else {
   $18_1 = $1_1 < Math_fround($4_1 - Math_fround($17_1 * Math_fround(3.0)))
  }
  if ($18_1) {
   return
  }
  $16_1 = $1_1;
  global$173 = Math_fround($4_1 + Math_fround(-.20000000298023224));
  global$205 = Math_fround(.20000000298023224);
  global$206 = Math_fround(.5);
  $1_1 = Math_fround(-9.0);
  $22_1 = Math_fround(Math_fround($0_1 / Math_fround(6.2831854820251465)) * Math_fround($2_1 | 0));
  $18_1 = ~~Math_fround(Math_floor($22_1));
  $19_1 = $18_1 - 1 | 0;
  label : while (1) {
   if (($19_1 | 0) <= ($18_1 + 1 | 0 | 0)) {
    $14_1 = (Math_imul(($2_1 + $19_1 | 0 | 0) % ($2_1 | 0) | 0, -1918454973) + Math_imul($2_1, -669632447) | 0) + Math_imul($8_1, -887442657) | 0;
    $14_1 = Math_imul($14_1 ^ ($14_1 >>> 16 | 0) | 0, 2146121005);
    $14_1 = Math_imul($14_1 ^ ($14_1 >>> 15 | 0) | 0, -2073254261);
    $14_1 = $14_1 ^ ($14_1 >>> 16 | 0) | 0;
    $15_1 = Math_fround(Math_fround(($14_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
    $23_1 = Math_fround(Math_fround((Math_imul($14_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
    block : {
     if ($3_1 < Math_fround(Math_fround((Math_imul($14_1, -1640531527) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) {
      break block
     }
     $24_1 = Math_fround($23_1 * Math_fround(.5));
     $20_1 = Math_fround(Math_fround(Math_fround(Math_fround($22_1 - Math_fround($19_1 | 0)) + Math_fround(-.25)) - $24_1) / Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($14_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.44999998807907104)) + Math_fround(.550000011920929)));
     $25_1 = Math_fround($20_1 * $20_1);
     if ($25_1 >= Math_fround(1.0)) {
      break block
     }
     $15_1 = Math_fround($5_1 + Math_fround(Math_fround($6_1 - $5_1) * $15_1));
     $21_1 = Math_fround(Math_fround($16_1 - $4_1) / $15_1);
     $26_1 = $15_1;
     $15_1 = Math_fround(Math_fround(1.0) - $25_1);
     global$173 = Math_fround(Math_max(global$173, Math_fround($4_1 + Math_fround($26_1 * Math_fround(Math_fround(Math_sqrt($15_1)) - Math_fround(Math_fround(Math_fround($20_1 * Math_fround(1.100000023841858)) * $20_1) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(.3499999940395355) - $21_1), Math_fround(0.0))), Math_fround(.6000000238418579)))))))));
     $15_1 = Math_fround(Math_fround($15_1 - Math_fround($21_1 * $21_1)) + $24_1);
     if ($15_1 <= $1_1) {
      break block
     }
     $1_1 = $15_1;
     global$206 = $23_1;
     global$205 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($21_1 * Math_fround(.949999988079071)) + Math_fround(.20000000298023224)) - Math_fround($20_1 * Math_fround(.2800000011920929))), Math_fround(.05000000074505806))), Math_fround(1.100000023841858)));
    }
    $19_1 = $19_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  $1_1 = global$173;
  $3_1 = Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(38.0)), Math_fround($16_1 * Math_fround(38.0))) + Math_fround(-.5)) * Math_fround($6_1 + Math_fround(.05000000074505806))) * Math_fround(Math_fround(.23999999463558197) - Math_fround($12_1 * Math_fround(.30000001192092896))));
  if ($16_1 > Math_fround(Math_fround($1_1 + $3_1) + Math_fround($17_1 * Math_fround(3.5)))) {
   return
  }
  $5_1 = $0_1;
  $0_1 = Math_fround(global$206 + Math_fround(-.5));
  $22($5_1, $16_1, $7_1, $8_1, Math_fround($9_1 * Math_fround(Math_fround($0_1 * Math_fround(.5)) + Math_fround(1.0))), Math_fround($10_1 * Math_fround(Math_fround($0_1 * Math_fround(.15000000596046448)) + Math_fround(1.0))), Math_fround($11_1 * Math_fround(Math_fround(1.0) - Math_fround($0_1 * Math_fround(.30000001192092896)))), global$205);
  $3_1 = Math_fround(Math_fround($1_1 + $3_1) + Math_fround(Math_fround(global$148 * Math_fround(5.0)) * $17_1));
  $0_1 = Math_fround($3_1 + Math_fround(.002400000113993883));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 - $0_1) / Math_fround(Math_fround($3_1 + Math_fround(-.002400000113993883)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround($4_1 + Math_fround(Math_fround(global$148 * Math_fround(3.0)) * $17_1));
  $1_1 = Math_fround($0_1 + Math_fround(-.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 - $1_1) / Math_fround(Math_fround($0_1 + Math_fround(.003000000026077032)) - $1_1)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround($5_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * $13_1);
  if ($5_1 <= Math_fround(0.0)) {
   return
  }
  $0_1 = global$170;
  $1_1 = global$171;
  $4_1 = global$172;
  if (global$78) {
   $6_1 = $0_1;
   $9_1 = Math_fround(Math_fround(.8399999737739563) - $0_1);
   $0_1 = Math_fround($3_1 + Math_fround(-.029999999329447746));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 - $0_1) / Math_fround($3_1 - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $3_1 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.8500000238418579));
   $0_1 = Math_fround($6_1 + Math_fround($9_1 * $3_1));
   $4_1 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(.9200000166893005) - $4_1) * $3_1));
   $1_1 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround(.8700000047683716) - $1_1) * $3_1));
  }
  $3_1 = global$3;
  global$3 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$24 - $0_1) * $12_1)) - $3_1) * $5_1));
  $0_1 = global$4;
  global$4 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround($1_1 + Math_fround(Math_fround(global$25 - $1_1) * $12_1)) - $0_1) * $5_1));
  $0_1 = global$5;
  global$5 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(Math_fround(global$26 - $4_1) * $12_1)) - $0_1) * $5_1));
 }
 
 function $6($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = 0, $7_1 = Math_fround(0), $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = 0, $20_1 = Math_fround(0), $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0;
  $11_1 = Math_fround(1000000015047466219876688.0e6);
  global$152 = global$152 + 1 | 0;
  if (Math_fround(Math_abs($3_1)) < Math_fround(9.99999993922529e-09)) {
   $7_1 = $3_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $7_1 = $3_1
  }
  $16_1 = Math_fround(Math_fround(1.0) / $7_1);
  $21_1 = $16_1 < Math_fround(0.0) ? 48 : 0;
  if (Math_fround(Math_abs($4_1)) < Math_fround(9.99999993922529e-09)) {
   $7_1 = $4_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $7_1 = $4_1
  }
  $17_1 = Math_fround(Math_fround(1.0) / $7_1);
  $22_1 = $17_1 < Math_fround(0.0) ? 64 : 16;
  if (Math_fround(Math_abs($5_1)) < Math_fround(9.99999993922529e-09)) {
   $7_1 = $5_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $7_1 = $5_1
  }
  $18_1 = Math_fround(Math_fround(1.0) / $7_1);
  $23_1 = $18_1 < Math_fround(0.0) ? 80 : 32;
  $19_1 = global$97;
  $24_1 = global$97 + 16 | 0;
  $9_1 = $24_1;
  $14_1 = -1;
  label3 : while (1) {
   $15_1 = global$167 + ($10_1 << 7 | 0) | 0;
   $6_1 = 0;
   $8_1 = 0;
   label : while (1) {
    if ($8_1 >>> 0 < 4 >>> 0) {
     $13_1 = $8_1 << 2 | 0;
     $10_1 = $13_1 + $15_1 | 0;
     $7_1 = Math_fround(Math_max(Math_fround(Math_fround(HEAPF32[($10_1 + $23_1 | 0) >> 2] - $2_1) * $18_1), Math_fround(Math_max(Math_fround(Math_fround(HEAPF32[($10_1 + $21_1 | 0) >> 2] - $0_1) * $16_1), Math_fround(Math_fround(HEAPF32[($10_1 + $22_1 | 0) >> 2] - $1_1) * $17_1)))));
     $12_1 = Math_fround(Math_min(Math_fround(Math_min(Math_fround(Math_fround(HEAPF32[($10_1 + (48 - $21_1 | 0) | 0) >> 2] - $0_1) * $16_1), Math_fround(Math_fround(HEAPF32[($10_1 + (80 - $22_1 | 0) | 0) >> 2] - $1_1) * $17_1))), Math_fround(Math_min(Math_fround(Math_fround(HEAPF32[($10_1 + (112 - $23_1 | 0) | 0) >> 2] - $2_1) * $18_1), $11_1))));
     HEAPF32[($13_1 + $19_1 | 0) >> 2] = $7_1;
     $6_1 = $7_1 <= $12_1 & $12_1 >= Math_fround(0.0) | 0 ? $6_1 | (1 << $8_1 | 0) | 0 : $6_1;
     $8_1 = $8_1 + 1 | 0;
     continue label;
    }
    break label;
   };
   $10_1 = -1;
   $12_1 = Math_fround(1000000015047466219876688.0e6);
   $8_1 = $6_1;
   $13_1 = $6_1 & HEAP32[($15_1 + 112 | 0) >> 2] | 0;
   if ($13_1) {
    $8_1 = $6_1 ^ $13_1 | 0;
    $7_1 = Math_fround(1000000015047466219876688.0e6);
    $6_1 = 0;
    label1 : while (1) {
     if ($6_1 >>> 0 < 4 >>> 0) {
      $20_1 = HEAPF32[($19_1 + ($6_1 << 2 | 0) | 0) >> 2];
      if (($13_1 & (1 << $6_1 | 0) | 0 ? $20_1 > Math_fround(9.999999747378752e-06) : 0) ? $20_1 < $7_1 : 0) {
       global$249 = $6_1;
       $7_1 = $20_1;
      }
      $6_1 = $6_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    if ($7_1 < $11_1) {
     $14_1 = HEAP32[(($15_1 + (global$249 << 2 | 0) | 0) + 96 | 0) >> 2] & 1073741823 | 0;
     $11_1 = $7_1;
    }
   }
   label2 : while (1) {
    if ($8_1) {
     if ($8_1) {
      $6_1 = 31 - Math_clz32(($8_1 - 1 | 0) ^ $8_1 | 0) | 0
     } else {
      $6_1 = 32
     }
     $8_1 = $8_1 & ($8_1 - 1 | 0) | 0;
     $6_1 = $6_1 << 2 | 0;
     $7_1 = HEAPF32[($6_1 + $19_1 | 0) >> 2];
     $6_1 = HEAP32[(($6_1 + $15_1 | 0) + 96 | 0) >> 2];
     if ($6_1 & -2147483648 | 0) {
      if ($7_1 < $11_1) {
       $6_1 = $6_1 & 1073741823 | 0;
       $7_1 = $46(global$59 + Math_imul($6_1, 96) | 0, $0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $11_1);
       if ($7_1 < $11_1) {
        $14_1 = $6_1;
        global$248 = global$243;
        $11_1 = $7_1;
       }
      }
     } else {
      if ($7_1 < $12_1) {
       if (($10_1 | 0) != (-1 | 0)) {
        HEAP32[$9_1 >> 2] = $10_1;
        HEAPF32[($9_1 + 4 | 0) >> 2] = $12_1;
        $9_1 = $9_1 + 8 | 0;
       }
       $10_1 = $6_1;
       $12_1 = $7_1;
      } else {
       HEAP32[$9_1 >> 2] = $6_1;
       HEAPF32[($9_1 + 4 | 0) >> 2] = $7_1;
       $9_1 = $9_1 + 8 | 0;
      }
     }
     continue label2;
    }
    break label2;
   };
   if (($10_1 | 0) != (-1 | 0) & $11_1 > $12_1 | 0) {
    continue label3
   }
   label4 : while (1) {
    if (($9_1 | 0) == ($24_1 | 0)) {
     global$35 = ($14_1 | 0) == (-1 | 0) ? Math_fround(1000000015047466219876688.0e6) : $11_1;
     global$49 = $14_1;
     return;
    }
    $9_1 = $9_1 - 8 | 0;
    if (!(HEAPF32[($9_1 + 4 | 0) >> 2] < $11_1)) {
     continue label4
    }
    break label4;
   };
   $10_1 = HEAP32[$9_1 >> 2];
   continue label3;
  };
 }
 
 function $7($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = 0, $7_1 = 0;
  $7_1 = ~~Math_fround(Math_max(Math_fround(Math_min(Math_fround(Math_floor(Math_fround(Math_fround(Math_fround($0_1 + Math_fround($3_1 * Math_fround(.029999999329447746))) * Math_fround(7.142857074737549)) + Math_fround(128.0)))), Math_fround(511.0))), Math_fround(0.0))) >>> 0 << 21 | 0 | (~~Math_fround(Math_max(Math_fround(Math_min(Math_fround(Math_floor(Math_fround(Math_fround(Math_fround($1_1 + Math_fround($4_1 * Math_fround(.029999999329447746))) * Math_fround(7.142857074737549)) + Math_fround(128.0)))), Math_fround(511.0))), Math_fround(0.0))) >>> 0 << 12 | 0) | 0 | (~~Math_fround(Math_max(Math_fround(Math_min(Math_fround(Math_floor(Math_fround(Math_fround(Math_fround($2_1 + Math_fround($5_1 * Math_fround(.029999999329447746))) * Math_fround(7.142857074737549)) + Math_fround(128.0)))), Math_fround(511.0))), Math_fround(0.0))) >>> 0 << 3 | 0) | 0;
  $0_1 = Math_fround(Math_abs($3_1));
  $1_1 = Math_fround(Math_abs($5_1));
  $6_1 = $0_1 > $1_1;
  $2_1 = $0_1;
  $0_1 = Math_fround(Math_abs($4_1));
  if ($6_1 & $2_1 > $0_1 | 0) {
   $6_1 = $3_1 < Math_fround(0.0) ? 1 : 2
  } else {
   if ($0_1 > $1_1) {
    $6_1 = $4_1 < Math_fround(0.0) ? 3 : 4
   } else {
    $6_1 = $5_1 < Math_fround(0.0) ? 5 : 6
   }
  }
  return $7_1 | $6_1 | 0;
 }
 
 function $8($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  var $9_1 = 0, $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0);
  global$27 = Math_fround($2_1 + Math_fround($5_1 * $1_1));
  global$28 = Math_fround($3_1 + Math_fround($6_1 * $1_1));
  global$29 = Math_fround($4_1 + Math_fround($7_1 * $1_1));
  $0_1 = global$59 + Math_imul($0_1, 96) | 0;
  $9_1 = HEAP32[$0_1 >> 2];
  if (!$9_1) {
   $51($0_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1);
   return;
  }
  $1_1 = HEAPF32[($0_1 + 16 | 0) >> 2];
  $2_1 = HEAPF32[($0_1 + 20 | 0) >> 2];
  $3_1 = HEAPF32[($0_1 + 24 | 0) >> 2];
  global$37 = Math_fround(Math_fround(Math_fround(Math_fround($1_1 * global$27) + Math_fround($2_1 * global$28)) + Math_fround($3_1 * global$29)) + HEAPF32[($0_1 + 28 | 0) >> 2]);
  $4_1 = HEAPF32[($0_1 + 32 | 0) >> 2];
  $10_1 = HEAPF32[($0_1 + 36 | 0) >> 2];
  $11_1 = HEAPF32[($0_1 + 40 | 0) >> 2];
  global$38 = Math_fround(Math_fround(Math_fround(Math_fround($4_1 * global$27) + Math_fround($10_1 * global$28)) + Math_fround($11_1 * global$29)) + HEAPF32[($0_1 + 44 | 0) >> 2]);
  $12_1 = HEAPF32[($0_1 + 48 | 0) >> 2];
  $13_1 = HEAPF32[($0_1 + 52 | 0) >> 2];
  $14_1 = HEAPF32[($0_1 + 56 | 0) >> 2];
  global$39 = Math_fround(Math_fround(Math_fround(Math_fround($12_1 * global$27) + Math_fround($13_1 * global$28)) + Math_fround($14_1 * global$29)) + HEAPF32[($0_1 + 60 | 0) >> 2]);
  $50($0_1, $9_1);
  $1_1 = Math_fround(Math_fround(Math_fround($1_1 * global$13) + Math_fround($4_1 * global$14)) + Math_fround($12_1 * global$15));
  $2_1 = Math_fround(Math_fround(Math_fround($2_1 * global$13) + Math_fround($10_1 * global$14)) + Math_fround($13_1 * global$15));
  $3_1 = Math_fround(Math_fround(Math_fround($3_1 * global$13) + Math_fround($11_1 * global$14)) + Math_fround($14_1 * global$15));
  $4_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) + Math_fround($2_1 * $2_1)) + Math_fround($3_1 * $3_1));
  block : {
   if ($4_1 < Math_fround(9.999999682655225e-21)) {
    global$10 = Math_fround(0.0);
    global$11 = Math_fround(0.0);
    global$12 = Math_fround(1.0);
    break block;
   }
   $10_1 = $1_1;
   $1_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($4_1)));
   global$10 = Math_fround($10_1 * $1_1);
   global$11 = Math_fround($2_1 * $1_1);
   global$12 = Math_fround($3_1 * $1_1);
  }
  global$19 = global$10;
  global$20 = global$11;
  global$21 = global$12;
  if (Math_fround(Math_fround(Math_fround(global$19 * $5_1) + Math_fround(global$20 * $6_1)) + Math_fround(global$21 * $7_1)) > Math_fround(0.0)) {
   global$19 = Math_fround(-global$19);
   global$20 = Math_fround(-global$20);
   global$21 = Math_fround(-global$21);
   global$10 = global$19;
   global$11 = global$20;
   global$12 = global$21;
  }
  if (($9_1 | 0) == (9 | 0)) {
   global$37 = Math_fround(global$37 * HEAPF32[($0_1 + 68 | 0) >> 2]);
   global$38 = Math_fround(global$38 * HEAPF32[($0_1 + 72 | 0) >> 2]);
   global$39 = Math_fround(global$39 * HEAPF32[($0_1 + 76 | 0) >> 2]);
   if ($8_1) {
    $52($0_1, $5_1, $6_1, $7_1)
   }
   return;
  }
  if ($8_1 ? ($9_1 | 0) == (1 | 0) : 0) {
   $1_1 = HEAPF32[($0_1 + 8 | 0) >> 2];
   if ($1_1 <= Math_fround(0.0)) {
    return
   }
   $27(HEAPF32[($0_1 + 64 | 0) >> 2], HEAPF32[($0_1 + 68 | 0) >> 2], HEAPF32[($0_1 + 72 | 0) >> 2], $1_1);
   $1_1 = Math_fround(Math_fround(Math_fround(HEAPF32[($0_1 + 16 | 0) >> 2] * global$13) + Math_fround(HEAPF32[($0_1 + 32 | 0) >> 2] * global$14)) + Math_fround(HEAPF32[($0_1 + 48 | 0) >> 2] * global$15));
   $2_1 = Math_fround(Math_fround(Math_fround(HEAPF32[($0_1 + 20 | 0) >> 2] * global$13) + Math_fround(HEAPF32[($0_1 + 36 | 0) >> 2] * global$14)) + Math_fround(HEAPF32[($0_1 + 52 | 0) >> 2] * global$15));
   $3_1 = Math_fround(Math_fround(Math_fround(HEAPF32[($0_1 + 24 | 0) >> 2] * global$13) + Math_fround(HEAPF32[($0_1 + 40 | 0) >> 2] * global$14)) + Math_fround(HEAPF32[($0_1 + 56 | 0) >> 2] * global$15));
   $4_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) + Math_fround($2_1 * $2_1)) + Math_fround($3_1 * $3_1));
   block1 : {
    if ($4_1 < Math_fround(9.999999682655225e-21)) {
     global$10 = Math_fround(0.0);
     global$11 = Math_fround(0.0);
     global$12 = Math_fround(1.0);
     break block1;
    }
    $5_1 = $1_1;
    $1_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($4_1)));
    global$10 = Math_fround($5_1 * $1_1);
    global$11 = Math_fround($2_1 * $1_1);
    global$12 = Math_fround($3_1 * $1_1);
   }
  }
 }
 
 function $9($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
  $7_1 = $2_1 << 4 | 0;
  label2 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $5_1 = 0;
    label1 : while (1) {
     if (($5_1 | 0) < (global$31 | 0)) {
      $6_1 = ($3_1 + Math_imul($0_1 << 1 | 0, $7_1) | 0) + ($5_1 << 5 | 0) | 0;
      $8_1 = $6_1 + $7_1 | 0;
      $9_1 = $4_1 + ((Math_imul($0_1, global$31) + $5_1 | 0) << 4 | 0) | 0;
      $2_1 = 0;
      label : while (1) {
       if ($2_1 >>> 0 < 16 >>> 0) {
        HEAPF32[($2_1 + $9_1 | 0) >> 2] = Math_fround(Math_fround(Math_fround(HEAPF32[($2_1 + $6_1 | 0) >> 2] + HEAPF32[(($6_1 + 16 | 0) + $2_1 | 0) >> 2]) + HEAPF32[($2_1 + $8_1 | 0) >> 2]) + HEAPF32[(($8_1 + 16 | 0) + $2_1 | 0) >> 2]);
        $2_1 = $2_1 + 4 | 0;
        continue label;
       }
       break label;
      };
      $5_1 = $5_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
 }
 
 function $10($0_1, $1_1) {
  var $2_1 = 0;
  block : {
   if (!$1_1) {
    break block
   }
   HEAP8[$0_1 >> 0] = 0;
   $2_1 = $0_1 + $1_1 | 0;
   HEAP8[($2_1 - 1 | 0) >> 0] = 0;
   if ($1_1 >>> 0 <= 2 >>> 0) {
    break block
   }
   HEAP8[($0_1 + 1 | 0) >> 0] = 0;
   HEAP8[($0_1 + 2 | 0) >> 0] = 0;
   HEAP8[($2_1 - 2 | 0) >> 0] = 0;
   HEAP8[($2_1 - 3 | 0) >> 0] = 0;
   if ($1_1 >>> 0 <= 6 >>> 0) {
    break block
   }
   HEAP8[($0_1 + 3 | 0) >> 0] = 0;
   HEAP8[($2_1 - 4 | 0) >> 0] = 0;
   if ($1_1 >>> 0 <= 8 >>> 0) {
    break block
   }
   $2_1 = (0 - $0_1 | 0) & 3 | 0;
   $0_1 = $2_1 + $0_1 | 0;
   HEAP32[$0_1 >> 2] = 0;
   $2_1 = ($1_1 - $2_1 | 0) & -4 | 0;
   $1_1 = $2_1 + $0_1 | 0;
   HEAP32[($1_1 - 4 | 0) >> 2] = 0;
   if ($2_1 >>> 0 <= 8 >>> 0) {
    break block
   }
   HEAP32[($0_1 + 4 | 0) >> 2] = 0;
   HEAP32[($0_1 + 8 | 0) >> 2] = 0;
   HEAP32[($1_1 - 12 | 0) >> 2] = 0;
   HEAP32[($1_1 - 8 | 0) >> 2] = 0;
   if ($2_1 >>> 0 <= 24 >>> 0) {
    break block
   }
   HEAP32[($0_1 + 12 | 0) >> 2] = 0;
   HEAP32[($0_1 + 16 | 0) >> 2] = 0;
   HEAP32[($0_1 + 20 | 0) >> 2] = 0;
   HEAP32[($0_1 + 24 | 0) >> 2] = 0;
   HEAP32[($1_1 - 28 | 0) >> 2] = 0;
   HEAP32[($1_1 - 24 | 0) >> 2] = 0;
   HEAP32[($1_1 - 20 | 0) >> 2] = 0;
   HEAP32[($1_1 - 16 | 0) >> 2] = 0;
   $1_1 = ($0_1 & 4 | 0) + 24 | 0;
   $0_1 = $1_1 + $0_1 | 0;
   $1_1 = $2_1 - $1_1 | 0;
   label : while (1) {
    if ($1_1 >>> 0 >= 32 >>> 0) {
     HEAP32[$0_1 >> 2] = 0;
     HEAP32[($0_1 + 4 | 0) >> 2] = 0;
     HEAP32[($0_1 + 8 | 0) >> 2] = 0;
     HEAP32[($0_1 + 12 | 0) >> 2] = 0;
     HEAP32[($0_1 + 16 | 0) >> 2] = 0;
     HEAP32[($0_1 + 20 | 0) >> 2] = 0;
     HEAP32[($0_1 + 24 | 0) >> 2] = 0;
     HEAP32[($0_1 + 28 | 0) >> 2] = 0;
     $1_1 = $1_1 - 32 | 0;
     $0_1 = $0_1 + 32 | 0;
     continue label;
    }
    break label;
   };
  }
 }
 
 function $11($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0);
  $5_1 = Math_fround($3_1 - Math_fround(Math_floor($3_1)));
  if ($5_1 > Math_fround(.5)) {
   $5_1 = Math_fround($5_1 + Math_fround(-1.0))
  }
  if ($5_1 > Math_fround(.25)) {
   $5_1 = Math_fround(Math_fround(.5) - $5_1)
  } else {
   $5_1 = $5_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $5_1) : $5_1
  }
  $6_1 = Math_fround($5_1 * Math_fround(6.2831854820251465));
  $5_1 = Math_fround($6_1 * $6_1);
  global$23 = Math_fround($6_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $3_1 = Math_fround($3_1 + Math_fround(.25));
  $3_1 = Math_fround($3_1 - Math_fround(Math_floor($3_1)));
  if ($3_1 > Math_fround(.5)) {
   $3_1 = Math_fround($3_1 + Math_fround(-1.0))
  }
  if ($3_1 > Math_fround(.25)) {
   $3_1 = Math_fround(Math_fround(.5) - $3_1)
  } else {
   $3_1 = $3_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $3_1) : $3_1
  }
  $5_1 = Math_fround($3_1 * Math_fround(6.2831854820251465));
  $3_1 = Math_fround($5_1 * $5_1);
  global$22 = Math_fround($5_1 * Math_fround(Math_fround($3_1 * Math_fround(Math_fround($3_1 * Math_fround(Math_fround($3_1 * Math_fround(Math_fround($3_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $3_1 = $2_1 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0);
  $5_1 = Math_fround(Math_fround(-1.0) / Math_fround($3_1 + $2_1));
  $6_1 = Math_fround(Math_fround($0_1 * $1_1) * $5_1);
  $7_1 = Math_fround(Math_sqrt($4_1));
  $8_1 = Math_fround(global$22 * $7_1);
  $7_1 = Math_fround(global$23 * $7_1);
  $4_1 = Math_fround(Math_sqrt(Math_fround(Math_max(Math_fround(Math_fround(1.0) - $4_1), Math_fround(0.0)))));
  global$111 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $0_1) * $0_1) * $5_1) + Math_fround(1.0)) * $8_1) + Math_fround($6_1 * $7_1)) + Math_fround($0_1 * $4_1));
  global$112 = Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $6_1) * $8_1) + Math_fround(Math_fround($3_1 + Math_fround(Math_fround($1_1 * $1_1) * $5_1)) * $7_1)) + Math_fround($1_1 * $4_1));
  global$113 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(-$3_1) * $0_1) * $8_1) - Math_fround($1_1 * $7_1)) + Math_fround($2_1 * $4_1));
 }
 
 function $12($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0);
  $8_1 = Math_fround(Math_fround((Math_imul($4_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $0_1 = Math_fround($0_1 + Math_fround($8_1 * Math_fround(41.0)));
  $5_1 = Math_fround(Math_fround((Math_imul($4_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $7_1 = Math_fround(Math_fround(Math_fround($5_1 * Math_fround(1.9000000320374966e-03)) + Math_fround(.002099999925121665)) / $3_1);
  $3_1 = Math_fround(Math_fround(($4_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $4_1 = $3_1 < Math_fround(.5799999833106995);
  $6_1 = $5_1 < Math_fround(.5) ? Math_fround(-1.0) : Math_fround(1.0);
  $9_1 = Math_fround(($4_1 ? Math_fround(.006000000052154064) : Math_fround(.029999999329447746)) * $6_1);
  $10_1 = Math_fround(Math_abs($9_1));
  if ($4_1) {
   $6_1 = Math_fround($6_1 * Math_fround(Math_fround($8_1 * Math_fround(.10000000149011612)) + Math_fround(.12999999523162842)))
  } else {
   $6_1 = Math_fround(Math_fround($5_1 + Math_fround(-.5)) * Math_fround(.05000000074505806))
  }
  $6_1 = Math_fround($1_1 - $6_1);
  $11_1 = Math_fround(Math_abs($6_1));
  $12_1 = Math_fround($6_1 * $6_1);
  if ($4_1) {
   $5_1 = Math_fround(Math_fround($5_1 * Math_fround(.05000000074505806)) + Math_fround(.03999999910593033))
  } else {
   $5_1 = Math_fround(Math_fround($8_1 * Math_fround(.03500000014901161)) + Math_fround(.012000000104308128))
  }
  $5_1 = Math_fround($2_1 + $5_1);
  $5_1 = Math_fround($5_1 * $5_1);
  $8_1 = Math_fround(Math_fround($7_1 / Math_fround(Math_max(Math_fround(Math_max($10_1, Math_fround($11_1 / Math_fround(Math_sqrt(Math_fround($12_1 + $5_1)))))), Math_fround(.05000000074505806)))) * Math_fround(.800000011920929));
  $8_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - global$1) / Math_fround($8_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
  if ($8_1 > Math_fround(0.0)) {
   $6_1 = Math_fround($6_1 + Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(1.100000023841858)), Math_fround($1_1 * Math_fround(4.0)), Math_fround($3_1 * Math_fround(50.0))) + Math_fround(-.5)) * ($4_1 ? Math_fround(.006000000052154064) : Math_fround(.01600000075995922))));
   $5_1 = Math_fround(Math_fround(Math_fround(Math_sqrt(Math_fround(Math_fround($6_1 * $6_1) + $5_1))) + Math_fround($9_1 * $0_1)) / $7_1);
   $5_1 = Math_fround(Math_fround($5_1 + Math_fround($0(Math_fround($5_1 * Math_fround(.20999999344348907)), Math_fround($3_1 * Math_fround(90.0))) * Math_fround(1.7000000476837158))) + Math_fround($0(Math_fround($0_1 * Math_fround(9.0)), Math_fround($1_1 * Math_fround(160.0))) * Math_fround(.3499999940395355)));
   $6_1 = Math_fround(Math_floor($5_1));
   $7_1 = Math_fround($5_1 - $6_1);
   $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($7_1 + Math_fround(-.30000001192092896)) / Math_fround(.6299999952316284)), Math_fround(0.0))), Math_fround(1.0)));
   $9_1 = Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)));
   $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($7_1 + Math_fround(-1.0)) / Math_fround(-.050000011920928955)), Math_fround(0.0))), Math_fround(1.0)));
   $7_1 = Math_fround(Math_fround($9_1 * Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)))) * Math_fround(Math_fround($0(Math_fround($6_1 * Math_fround(3.700000047683716)), Math_fround($3_1 * Math_fround(31.0))) * Math_fround(.44999998807907104)) + Math_fround(.550000011920929)));
  } else {
   $7_1 = Math_fround(.3100000023841858)
  }
  $7_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($7_1 + Math_fround(-.3100000023841858)) * $8_1) * Math_fround(1.0499999523162842)) + Math_fround(.4000000059604645)) + Math_fround(Math_fround(Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(.699999988079071)), Math_fround($1_1 * Math_fround(34.0)), Math_fround(Math_fround($3_1 * Math_fround(70.0)) + Math_fround($2_1 * Math_fround(34.0)))) * Math_fround(.6499999761581421)) + Math_fround($1(Math_fround($0_1 * Math_fround(2.200000047683716)), Math_fround($1_1 * Math_fround(120.0)), Math_fround($3_1 * Math_fround(20.0))) * Math_fround(.3499999940395355))) + Math_fround(-.5)) * Math_fround(.75)));
  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(1.5999999595806003e-03) - global$1) / Math_fround(1.1199999134987593e-03)), Math_fround(0.0))), Math_fround(1.0)));
  if ($6_1 > Math_fround(0.0)) {
   $0_1 = Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(30.0)), Math_fround($1_1 * Math_fround(1100.0)), Math_fround(Math_fround($2_1 * Math_fround(1100.0)) + Math_fround($3_1 * Math_fround(9.0)))) + Math_fround(-.5)) * $6_1)
  } else {
   $0_1 = Math_fround(0.0)
  }
  return Math_fround($7_1 + Math_fround($0_1 * Math_fround(.30000001192092896)));
 }
 
 function $13($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = Math_fround(0), $7_1 = Math_fround(0);
  $6_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.36000001430511475)) + Math_fround($1_1 * Math_fround(.47999998927116394))) - Math_fround($2_1 * Math_fround(.800000011920929))) * $3_1);
  $7_1 = Math_fround(Math_fround(Math_fround($1_1 * Math_fround(.6000000238418579)) - Math_fround($0_1 * Math_fround(.800000011920929))) * $3_1);
  $1_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.47999998927116394)) + Math_fround($1_1 * Math_fround(.6399999856948853))) + Math_fround($2_1 * Math_fround(.6000000238418579))) * $3_1);
  $2_1 = $1($6_1, $7_1, $1_1);
  if ($5_1) {
   $0_1 = $1(Math_fround($6_1 + Math_fround(.036000002175569534)), Math_fround($7_1 + Math_fround(-.08000000566244125)), Math_fround($1_1 + Math_fround(.04800000041723251)))
  } else {
   $0_1 = $1(Math_fround($6_1 + Math_fround(.04800000041723251)), Math_fround($7_1 + Math_fround(.06000000238418579)), Math_fround($1_1 + Math_fround(.06400000303983688)))
  }
  if (($5_1 | 0) == (2 | 0)) {
   $1_1 = $1(Math_fround($6_1 + Math_fround(.04800000041723251)), Math_fround($7_1 + Math_fround(.06000000238418579)), Math_fround($1_1 + Math_fround(.06400000303983688)))
  } else {
   $1_1 = $1(Math_fround($6_1 + Math_fround(-.08000000566244125)), $7_1, Math_fround($1_1 + Math_fround(.06000000238418579)))
  }
  $7_1 = Math_fround($0_1 - $2_1);
  $0_1 = Math_fround($2_1 + Math_fround(-.5));
  $3_1 = Math_fround(Math_max(Math_fround(global$1 * $3_1), Math_fround(.03500000014901161)));
  $6_1 = Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround($0_1 / $3_1), Math_fround(-1.0))), Math_fround(1.0))) * Math_fround($4_1 / Math_fround(.10000000149011612)));
  global$7 = Math_fround(global$7 + Math_fround($7_1 * $6_1));
  global$8 = Math_fround(global$8 + Math_fround(Math_fround($1_1 - $2_1) * $6_1));
  $1_1 = Math_fround(Math_abs($0_1));
  $0_1 = Math_fround($3_1 * Math_fround(1.600000023841858));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $0_1) / Math_fround(Math_fround(0.0) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  global$6 = Math_fround(global$6 - Math_fround(Math_fround(Math_fround(Math_max(Math_fround($4_1 + Math_fround(-.12999999523162842)), Math_fround(0.0))) * Math_fround(.44999998807907104)) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))));
 }
 
 function $14($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = 0, $15_1 = 0, $16_1 = Math_fround(0);
  if (global$135 <= Math_fround(0.0)) {
   return Math_fround(0.0)
  }
  if (Math_fround(Math_fround(Math_fround(global$176 * $3_1) + Math_fround(global$177 * $4_1)) + Math_fround(global$210 * $5_1)) < Math_fround(-.012000000104308128)) {
   return Math_fround(0.0)
  }
  $8_1 = Math_fround($6_1 - Math_fround(Math_floor($6_1)));
  if ($8_1 > Math_fround(.5)) {
   $8_1 = Math_fround($8_1 + Math_fround(-1.0))
  }
  if ($8_1 > Math_fround(.25)) {
   $9_1 = Math_fround(Math_fround(.5) - $8_1)
  } else {
   $9_1 = $8_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $8_1) : $8_1
  }
  $8_1 = Math_fround($9_1 * Math_fround(6.2831854820251465));
  $9_1 = Math_fround($8_1 * $8_1);
  global$23 = Math_fround($8_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $6_1 = Math_fround($6_1 + Math_fround(.25));
  $6_1 = Math_fround($6_1 - Math_fround(Math_floor($6_1)));
  if ($6_1 > Math_fround(.5)) {
   $6_1 = Math_fround($6_1 + Math_fround(-1.0))
  }
  if ($6_1 > Math_fround(.25)) {
   $6_1 = Math_fround(Math_fround(.5) - $6_1)
  } else {
   $6_1 = $6_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $6_1) : $6_1
  }
  $6_1 = Math_fround($6_1 * Math_fround(6.2831854820251465));
  $8_1 = Math_fround($6_1 * $6_1);
  global$22 = Math_fround($6_1 * Math_fround(Math_fround($8_1 * Math_fround(Math_fround($8_1 * Math_fround(Math_fround($8_1 * Math_fround(Math_fround($8_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $7_1 = Math_fround(Math_fround(Math_sqrt($7_1)) * Math_fround(.006000000052154064));
  $6_1 = Math_fround(global$176 + Math_fround(global$22 * $7_1));
  $9_1 = $6_1;
  $8_1 = Math_fround(global$177 + Math_fround(global$23 * $7_1));
  $7_1 = Math_fround(global$210 + Math_fround(Math_fround(Math_fround(global$22 - global$23) * $7_1) * Math_fround(.5)));
  $6_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($6_1 * $6_1) + Math_fround($8_1 * $8_1)) + Math_fround($7_1 * $7_1)))));
  $11_1 = Math_fround($9_1 * $6_1);
  $12_1 = Math_fround($8_1 * $6_1);
  $13_1 = Math_fround($7_1 * $6_1);
  $7_1 = Math_fround(Math_fround(Math_fround($11_1 * $3_1) + Math_fround($12_1 * $4_1)) + Math_fround($13_1 * $5_1));
  if ($7_1 <= Math_fround(0.0)) {
   return Math_fround(0.0)
  }
  block : {
   label : while (1) {
    if (($15_1 | 0) < (global$169 | 0)) {
     $10_1 = global$168 + Math_imul($15_1, 80) | 0;
     $14_1 = 0;
     if (HEAP32[$10_1 >> 2]) {
      break block
     }
     block1 : {
      $5_1 = HEAPF32[($10_1 + 16 | 0) >> 2];
      $4_1 = HEAPF32[($10_1 + 20 | 0) >> 2];
      $3_1 = HEAPF32[($10_1 + 24 | 0) >> 2];
      $6_1 = Math_fround(Math_fround(Math_fround($5_1 * $11_1) + Math_fround($4_1 * $12_1)) + Math_fround($3_1 * $13_1));
      if ($6_1 >= Math_fround(0.0)) {
       break block1
      }
      $9_1 = $5_1;
      $5_1 = HEAPF32[($10_1 + 4 | 0) >> 2];
      $8_1 = $4_1;
      $4_1 = HEAPF32[($10_1 + 8 | 0) >> 2];
      $16_1 = $3_1;
      $3_1 = HEAPF32[($10_1 + 12 | 0) >> 2];
      $6_1 = Math_fround(Math_fround(Math_fround(Math_fround($9_1 * Math_fround($5_1 - $0_1)) + Math_fround($8_1 * Math_fround($4_1 - $1_1))) + Math_fround($16_1 * Math_fround($3_1 - $2_1))) / $6_1);
      if ($6_1 < Math_fround(-.30000001192092896)) {
       break block1
      }
      $5_1 = Math_fround(Math_fround($0_1 + Math_fround($11_1 * $6_1)) - $5_1);
      $9_1 = HEAPF32[($10_1 + 28 | 0) >> 2];
      $4_1 = Math_fround(Math_fround($1_1 + Math_fround($12_1 * $6_1)) - $4_1);
      $8_1 = HEAPF32[($10_1 + 32 | 0) >> 2];
      $3_1 = Math_fround(Math_fround($2_1 + Math_fround($13_1 * $6_1)) - $3_1);
      $6_1 = HEAPF32[($10_1 + 36 | 0) >> 2];
      if (Math_fround(Math_abs(Math_fround(Math_fround(Math_fround($5_1 * $9_1) + Math_fround($4_1 * $8_1)) + Math_fround($3_1 * $6_1)))) > Math_fround(Math_fround(Math_fround(Math_fround($9_1 * $9_1) + Math_fround($8_1 * $8_1)) + Math_fround($6_1 * $6_1)) * Math_fround(1.100000023841858))) {
       break block1
      }
      $6_1 = $5_1;
      $5_1 = HEAPF32[($10_1 + 40 | 0) >> 2];
      $9_1 = $4_1;
      $4_1 = HEAPF32[($10_1 + 44 | 0) >> 2];
      $8_1 = $3_1;
      $3_1 = HEAPF32[($10_1 + 48 | 0) >> 2];
      if (Math_fround(Math_abs(Math_fround(Math_fround(Math_fround($6_1 * $5_1) + Math_fround($9_1 * $4_1)) + Math_fround($8_1 * $3_1)))) > Math_fround(Math_fround(Math_fround(Math_fround($5_1 * $5_1) + Math_fround($4_1 * $4_1)) + Math_fround($3_1 * $3_1)) * Math_fround(1.100000023841858))) {
       break block1
      }
      $14_1 = 1;
      break block;
     }
     $15_1 = $15_1 + 1 | 0;
     continue label;
    }
    break label;
   };
   $14_1 = 0;
  }
  if (!$14_1) {
   return Math_fround(0.0)
  }
  if (global$253) {
   $5_1 = Math_fround(Math_fround(Math_fround($0_1 * global$178) + Math_fround($1_1 * global$179)) + Math_fround(global$176 * Math_fround(17.0)));
   $4_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * global$250) + Math_fround($1_1 * global$251)) + Math_fround($2_1 * global$252)) + Math_fround(global$177 * Math_fround(17.0)));
   $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($5_1 * Math_fround(1.100000023841858)) + Math_fround($4_1 * Math_fround(.6000000238418579))), Math_fround(Math_fround($4_1 * Math_fround(1.100000023841858)) - Math_fround($5_1 * Math_fround(.6000000238418579)))) + Math_fround(-.4000000059604645)) / Math_fround(.2600000202655792)), Math_fround(0.0))), Math_fround(1.0)));
   $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($5_1 * Math_fround(6.099999904632568)) + Math_fround($4_1 * Math_fround(2.299999952316284))), Math_fround(Math_fround($4_1 * Math_fround(6.099999904632568)) - Math_fround($5_1 * Math_fround(2.299999952316284)))) * Math_fround(.6200000047683716)) + Math_fround($0(Math_fround(Math_fround($5_1 * Math_fround(10.0)) - Math_fround($4_1 * Math_fround(7.0))), Math_fround(Math_fround($4_1 * Math_fround(10.0)) + Math_fround($5_1 * Math_fround(7.0)))) * Math_fround(.3799999952316284))) + Math_fround(Math_fround(Math_fround(1.0) - Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)))) * Math_fround(.5))) + Math_fround(-.36000001430511475)) / Math_fround(.25999999046325684)), Math_fround(0.0))), Math_fround(1.0)));
   $3_1 = Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * Math_fround(.8600000143051147)) + Math_fround(.14000000059604645));
  } else {
   $3_1 = Math_fround(1.0)
  }
  return Math_fround(Math_fround(Math_fround($17($0_1, $1_1, $2_1, $11_1, $12_1, $13_1, Math_fround(1000000015047466219876688.0e6)) * $3_1) * $7_1) / Math_fround(3.1415927410125732));
 }
 
 function $15($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  var $9_1 = 0, $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = 0, $20_1 = 0, $21_1 = Math_fround(0), $22_1 = 0, $23_1 = Math_fround(0), $24_1 = 0;
  global$54 = Math_fround(0.0);
  global$60 = Math_fround(0.0);
  global$61 = Math_fround(0.0);
  $9_1 = global$168 + Math_imul(global$169, 80) | 0;
  $19_1 = global$97 + 4096 | 0;
  $20_1 = (global$169 + 3 | 0) >> 2 | 0;
  $22_1 = $19_1 + ($20_1 << 4 | 0) | 0;
  label1 : while (1) {
   if ($13_1 >>> 0 < $20_1 >>> 0) {
    $14_1 = $19_1 + ($13_1 << 4 | 0) | 0;
    $15_1 = 0;
    label : while (1) {
     if ($15_1 >>> 0 < 16 >>> 0) {
      $12_1 = $9_1 + $15_1 | 0;
      $10_1 = Math_fround(HEAPF32[$12_1 >> 2] - $0_1);
      $16_1 = Math_fround(HEAPF32[($12_1 + 16 | 0) >> 2] - $1_1);
      $17_1 = Math_fround(HEAPF32[($12_1 + 32 | 0) >> 2] - $2_1);
      $11_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($10_1 * $10_1) + Math_fround($16_1 * $16_1)) + Math_fround($17_1 * $17_1)), Math_fround(9.999999747378752e-05))))));
      $21_1 = Math_fround(Math_min(Math_fround(HEAPF32[($12_1 + 128 | 0) >> 2] * $11_1), Math_fround(1.0)));
      $23_1 = Math_fround(HEAPF32[($12_1 + 96 | 0) >> 2] - Math_fround(Math_fround(Math_fround(Math_fround(HEAPF32[($12_1 + 48 | 0) >> 2] * $10_1) + Math_fround(HEAPF32[($12_1 + 64 | 0) >> 2] * $16_1)) + Math_fround(HEAPF32[($12_1 + 80 | 0) >> 2] * $17_1)) * $11_1));
      $10_1 = Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $10_1) + Math_fround($4_1 * $16_1)) + Math_fround($5_1 * $17_1)) * $11_1);
      HEAPF32[($14_1 + $15_1 | 0) >> 2] = $23_1 < Math_fround(-$21_1) ? Math_fround(0.0) : Math_fround(Math_fround(Math_fround(HEAPF32[($12_1 + 144 | 0) >> 2] * Math_fround(Math_max(Math_fround($21_1 * Math_fround(.07999999821186066)), $23_1))) * Math_fround(Math_min(Math_fround(Math_max(Math_fround($10_1 + Math_fround(Math_fround($21_1 * Math_fround(.5)) * Math_fround(Math_fround(1.0) - $10_1))), Math_fround(0.0))), Math_fround(1.0)))) * Math_fround(Math_min(HEAPF32[($12_1 + 112 | 0) >> 2], Math_fround($11_1 * $11_1))));
      $15_1 = $15_1 + 4 | 0;
      continue label;
     }
     break label;
    };
    $10_1 = Math_fround(Math_fround(HEAPF32[$14_1 >> 2] + HEAPF32[($14_1 + 4 | 0) >> 2]) + Math_fround(HEAPF32[($14_1 + 8 | 0) >> 2] + HEAPF32[($14_1 + 12 | 0) >> 2]));
    HEAPF32[($22_1 + ($13_1 << 2 | 0) | 0) >> 2] = $10_1;
    $18_1 = Math_fround($18_1 + $10_1);
    $9_1 = $9_1 + 160 | 0;
    $13_1 = $13_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
  if ($18_1 <= Math_fround(0.0)) {
   return
  }
  $11_1 = Math_fround($6_1 * $18_1);
  $9_1 = 0;
  label2 : while (1) {
   if ($9_1 >>> 0 < $20_1 >>> 0) {
    block : {
     $6_1 = HEAPF32[($22_1 + ($9_1 << 2 | 0) | 0) >> 2];
     if (!($6_1 <= Math_fround(0.0))) {
      $24_1 = $9_1;
      if ($6_1 > $11_1) {
       break block
      }
      $11_1 = Math_fround($11_1 - $6_1);
     }
     $9_1 = $9_1 + 1 | 0;
     continue label2;
    }
   }
   break label2;
  };
  $13_1 = 0;
  $6_1 = Math_fround(0.0);
  $9_1 = $24_1 << 2 | 0;
  label3 : while (1) {
   if ($9_1 >>> 0 < (($24_1 << 2 | 0) + 4 | 0) >>> 0) {
    block1 : {
     $10_1 = HEAPF32[($19_1 + ($9_1 << 2 | 0) | 0) >> 2];
     if (!($10_1 <= Math_fround(0.0))) {
      $13_1 = $9_1;
      $6_1 = $10_1;
      if ($11_1 < $10_1) {
       break block1
      }
      $11_1 = Math_fround($11_1 - $10_1);
     }
     $9_1 = $9_1 + 1 | 0;
     continue label3;
    }
   }
   break label3;
  };
  $45($13_1, $0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $7_1, $8_1, Math_fround($18_1 / $6_1));
 }
 
 function $16($0_1, $1_1, $2_1) {
  var $3_1 = 0, $4_1 = 0, $5_1 = Math_fround(0), $6_1 = Math_fround(0);
  $3_1 = global$188 + $0_1 | 0;
  $4_1 = global$188 + $1_1 | 0;
  $5_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(HEAPF32[$3_1 >> 2] - HEAPF32[$4_1 >> 2]))) + Math_fround(Math_abs(Math_fround(HEAPF32[($3_1 + 4 | 0) >> 2] - HEAPF32[($4_1 + 4 | 0) >> 2])))) + Math_fround(Math_abs(Math_fround(HEAPF32[($3_1 + 8 | 0) >> 2] - HEAPF32[($4_1 + 8 | 0) >> 2])))) * Math_fround(.699999988079071));
  $3_1 = global$88 + $0_1 | 0;
  $4_1 = global$88 + $1_1 | 0;
  $0_1 = global$189 + $0_1 | 0;
  $6_1 = Math_fround(Math_fround(Math_fround(HEAPF32[$0_1 >> 2] * Math_fround(.2125999927520752)) + Math_fround(HEAPF32[($0_1 + 4 | 0) >> 2] * Math_fround(.7152000069618225))) + Math_fround(HEAPF32[($0_1 + 8 | 0) >> 2] * Math_fround(.0722000002861023)));
  $0_1 = global$189 + $1_1 | 0;
  return Math_fround(Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(HEAPF32[$3_1 >> 2] - HEAPF32[$4_1 >> 2]))) + Math_fround(Math_abs(Math_fround(HEAPF32[($3_1 + 4 | 0) >> 2] - HEAPF32[($4_1 + 4 | 0) >> 2])))) + Math_fround(Math_abs(Math_fround(HEAPF32[($3_1 + 8 | 0) >> 2] - HEAPF32[($4_1 + 8 | 0) >> 2])))) * Math_fround(.5))) + Math_fround(Math_min(Math_fround(Math_fround(Math_abs(Math_fround($6_1 - Math_fround(Math_fround(Math_fround(HEAPF32[$0_1 >> 2] * Math_fround(.2125999927520752)) + Math_fround(HEAPF32[($0_1 + 4 | 0) >> 2] * Math_fround(.7152000069618225))) + Math_fround(HEAPF32[($0_1 + 8 | 0) >> 2] * Math_fround(.0722000002861023)))))) / $2_1), Math_fround(1.0))));
 }
 
 function $17($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
  var $7_1 = 0, $8_1 = 0, $9_1 = Math_fround(0), $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = Math_fround(0);
  global$152 = global$152 + 1 | 0;
  if (Math_fround(Math_abs($3_1)) < Math_fround(9.99999993922529e-09)) {
   $9_1 = $3_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $9_1 = $3_1
  }
  $13_1 = Math_fround(Math_fround(1.0) / $9_1);
  $17_1 = $13_1 < Math_fround(0.0) ? 48 : 0;
  if (Math_fround(Math_abs($4_1)) < Math_fround(9.99999993922529e-09)) {
   $9_1 = $4_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $9_1 = $4_1
  }
  $14_1 = Math_fround(Math_fround(1.0) / $9_1);
  $18_1 = $14_1 < Math_fround(0.0) ? 64 : 16;
  if (Math_fround(Math_abs($5_1)) < Math_fround(9.99999993922529e-09)) {
   $9_1 = $5_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $9_1 = $5_1
  }
  $15_1 = Math_fround(Math_fround(1.0) / $9_1);
  $19_1 = $15_1 < Math_fround(0.0) ? 80 : 32;
  $20_1 = global$97;
  $21_1 = global$97 + 16 | 0;
  $11_1 = $21_1;
  $16_1 = Math_fround(1.0);
  label2 : while (1) {
   $22_1 = global$167 + ($8_1 << 7 | 0) | 0;
   $7_1 = 0;
   $8_1 = 0;
   label : while (1) {
    if ($8_1 >>> 0 < 4 >>> 0) {
     $12_1 = $8_1 << 2 | 0;
     $10_1 = $12_1 + $22_1 | 0;
     $9_1 = Math_fround(Math_max(Math_fround(Math_fround(HEAPF32[($10_1 + $19_1 | 0) >> 2] - $2_1) * $15_1), Math_fround(Math_max(Math_fround(Math_fround(HEAPF32[($10_1 + $17_1 | 0) >> 2] - $0_1) * $13_1), Math_fround(Math_fround(HEAPF32[($10_1 + $18_1 | 0) >> 2] - $1_1) * $14_1)))));
     $23_1 = Math_fround(Math_min(Math_fround(Math_min(Math_fround(Math_fround(HEAPF32[($10_1 + (48 - $17_1 | 0) | 0) >> 2] - $0_1) * $13_1), Math_fround(Math_fround(HEAPF32[($10_1 + (80 - $18_1 | 0) | 0) >> 2] - $1_1) * $14_1))), Math_fround(Math_min(Math_fround(Math_fround(HEAPF32[($10_1 + (112 - $19_1 | 0) | 0) >> 2] - $2_1) * $15_1), $6_1))));
     HEAPF32[($12_1 + $20_1 | 0) >> 2] = $9_1;
     $7_1 = $9_1 <= $23_1 & $23_1 >= Math_fround(0.0) | 0 ? $7_1 | (1 << $8_1 | 0) | 0 : $7_1;
     $8_1 = $8_1 + 1 | 0;
     continue label;
    }
    break label;
   };
   $8_1 = $7_1;
   label1 : while (1) {
    if ($8_1) {
     if ($8_1) {
      $7_1 = 31 - Math_clz32(($8_1 - 1 | 0) ^ $8_1 | 0) | 0
     } else {
      $7_1 = 32
     }
     $8_1 = $8_1 & ($8_1 - 1 | 0) | 0;
     $12_1 = $7_1 << 2 | 0;
     $7_1 = HEAP32[(($12_1 + $22_1 | 0) + 96 | 0) >> 2];
     if ($7_1 & -2147483648 | 0) {
      $10_1 = global$59 + Math_imul($7_1 & 1073741823 | 0, 96) | 0;
      if ($7_1 & 1073741824 | 0) {
       $9_1 = HEAPF32[($12_1 + $20_1 | 0) >> 2];
       $7_1 = $9_1 >= $6_1 | $9_1 <= Math_fround(9.999999747378752e-06) | 0;
      } else {
       $7_1 = $46($10_1, $0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) >= $6_1
      }
      if ($7_1) {
       continue label1
      }
      $7_1 = HEAP32[((global$118 + (HEAP32[($10_1 + 4 | 0) >> 2] << 7 | 0) | 0) + 84 | 0) >> 2];
      if ($7_1 & 1 | 0) {
       $16_1 = Math_fround($16_1 * Math_fround(.8799999952316284))
      } else {
       if (!($7_1 & 8 | 0)) {
        return Math_fround(0.0)
       }
      }
     } else {
      HEAP32[$11_1 >> 2] = $7_1;
      $11_1 = $11_1 + 8 | 0;
     }
     continue label1;
    }
    break label1;
   };
   if (($11_1 | 0) != ($21_1 | 0)) {
    $11_1 = $11_1 - 8 | 0;
    $8_1 = HEAP32[$11_1 >> 2];
    continue label2;
   }
   break label2;
  };
  return $16_1;
 }
 
 function $18($0_1, $1_1, $2_1) {
  $1_1 = ($1_1 >>> 1 | 0) & 1431655765 | 0 | (($1_1 & 1431655765 | 0) << 1 | 0) | 0;
  $1_1 = ($1_1 >>> 2 | 0) & 858993459 | 0 | (($1_1 & 858993459 | 0) << 2 | 0) | 0;
  $1_1 = ($1_1 >>> 4 | 0) & 252645135 | 0 | (($1_1 & 252645135 | 0) << 4 | 0) | 0;
  $1_1 = ($1_1 >>> 8 | 0) & 16711935 | 0 | (($1_1 & 16711935 | 0) << 8 | 0) | 0;
  global$103 = $1_1 << 16 | 0 | ($1_1 >>> 16 | 0) | 0;
  $1_1 = Math_imul($0_1, -1640531527);
  $0_1 = $2_1 + 1374496523 | 0;
  $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
  $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
  $0_1 = $1_1 ^ (($0_1 >>> 16 | 0) ^ $0_1 | 0) | 0;
  $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
  $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
  global$76 = ($0_1 >>> 16 | 0) ^ $0_1 | 0;
  global$155 = 0;
  global$36 = 0;
 }
 
 function $19($0_1, $1_1) {
  return Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(1.7000000476837158)) + $1_1), Math_fround(1.5)) + Math_fround(-.5)) * Math_fround(.5199999809265137)) + Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(4.300000190734863)) + $1_1), Math_fround(4.5)) + Math_fround(-.5)) * Math_fround(.20000000298023224))) + Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(11.0)) + $1_1), Math_fround(7.5)) + Math_fround(-.5)) * Math_fround(.07500000298023224))) + Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(37.0)) + $1_1), Math_fround(9.5)) + Math_fround(-.5)) * Math_fround(.02199999988079071)));
 }
 
 function $20($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0);
  $9_1 = Math_fround($2_1 + Math_fround(-.029999999329447746));
  $2_1 = Math_fround($3_1 | 0);
  $1_1 = Math_fround($1_1 - Math_fround($9_1 + Math_fround($0(Math_fround($0_1 * Math_fround(23.0)), Math_fround($2_1 * Math_fround(3.0))) * Math_fround(.029999999329447746))));
  if ($1_1 > Math_fround($5_1 * Math_fround(1.100000023841858)) | $1_1 < Math_fround(0.0) | 0) {
   return
  }
  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(8.0)) + Math_fround($2_1 * Math_fround(5.0))), Math_fround($2_1 + Math_fround(3.0))) + Math_fround(-.36000001430511475)) / Math_fround(.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
  $12_1 = Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)));
  if ($12_1 <= Math_fround(0.0)) {
   return
  }
  label : while (1) {
   if (($10_1 | 0) < (2 | 0)) {
    $8_1 = !$10_1;
    $6_1 = Math_fround(($8_1 ? Math_fround(.3199999928474426) : Math_fround(-.20000000298023224)) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(57.0)), Math_fround($2_1 + Math_fround(Math_fround($10_1 | 0) * Math_fround(5.0)))) + Math_fround(-.5)) * Math_fround(.8999999761581421)));
    $7_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 + Math_fround($1_1 * $6_1)) + Math_fround(Math_fround(Math_fround($1_1 * $1_1) * $6_1) * Math_fround(4.0))) * Math_fround($4_1 | 0)) * ($8_1 ? Math_fround(1.600000023841858) : Math_fround(1.1299999952316284)));
    $13_1 = ~~Math_fround(Math_floor($7_1));
    $8_1 = (Math_imul($13_1, -1918454973) + Math_imul(($3_1 << 1 | 0) + $10_1 | 0, -669632447) | 0) - 2025410569 | 0;
    $8_1 = Math_imul($8_1 ^ ($8_1 >>> 16 | 0) | 0, 2146121005);
    $8_1 = Math_imul($8_1 ^ ($8_1 >>> 15 | 0) | 0, -2073254261);
    $8_1 = $8_1 ^ ($8_1 >>> 16 | 0) | 0;
    $6_1 = Math_fround($1_1 / Math_fround(Math_max(Math_fround(Math_fround($5_1 * Math_fround(Math_fround(Math_fround(Math_fround(($8_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.6499999761581421)) + Math_fround(.3499999940395355))) * $12_1), Math_fround(1.0000000474974513e-03))));
    if (!($6_1 >= Math_fround(1.0))) {
     $9_1 = global$3;
     $15_1 = $9_1;
     $14_1 = Math_fround(Math_fround((Math_imul($8_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
     $11_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($8_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.6000000238418579)) + Math_fround(.5)) * Math_fround(Math_fround($6_1 * Math_fround(.75)) + Math_fround(.4000000059604645)));
     $16_1 = Math_fround(Math_fround(Math_fround(Math_fround($14_1 * Math_fround(.17999999225139618)) + Math_fround(.23999999463558197)) * $11_1) - $9_1);
     $17_1 = Math_fround(Math_abs(Math_fround(Math_fround($7_1 - Math_fround($13_1 | 0)) + Math_fround(-.5))));
     $7_1 = Math_fround(Math_fround(1.0) - $6_1);
     $9_1 = Math_fround(Math_fround($7_1 * Math_fround(.3400000035762787)) + Math_fround(.10000000149011612));
     $7_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($17_1 - $9_1) / Math_fround(Math_fround($7_1 * Math_fround(.2199999988079071)) - $9_1)), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($6_1 / Math_fround(.15000000596046448)), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround(Math_fround(Math_fround(Math_fround($7_1 * $7_1) * Math_fround(Math_fround(3.0) - Math_fround($7_1 + $7_1))) * Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)))) * Math_fround(.9200000166893005));
     global$3 = Math_fround($15_1 + Math_fround($16_1 * $6_1));
     $7_1 = global$4;
     $9_1 = Math_fround($14_1 * Math_fround(.09000000357627869));
     global$4 = Math_fround($7_1 + Math_fround(Math_fround(Math_fround(Math_fround($9_1 + Math_fround(.28999999165534973)) * $11_1) - $7_1) * $6_1));
     $7_1 = global$5;
     global$5 = Math_fround($7_1 + Math_fround(Math_fround(Math_fround(Math_fround($9_1 + Math_fround(.12999999523162842)) * $11_1) - $7_1) * $6_1));
    }
    $10_1 = $10_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $21($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = 0, $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = 0;
  $13_1 = Math_fround(Math_fround($0_1 / Math_fround(6.2831854820251465)) * Math_fround($2_1 | 0));
  $14_1 = ~~Math_fround(Math_floor($13_1));
  $10_1 = $14_1 - 1 | 0;
  label : while (1) {
   if (($10_1 | 0) <= ($14_1 + 1 | 0 | 0)) {
    $8_1 = (Math_imul(($2_1 + $10_1 | 0 | 0) % ($2_1 | 0) | 0, -1918454973) + Math_imul($2_1, -669632447) | 0) + 1632639325 | 0;
    $8_1 = Math_imul(($8_1 >>> 16 | 0) ^ $8_1 | 0, 2146121005);
    $8_1 = Math_imul(($8_1 >>> 15 | 0) ^ $8_1 | 0, -2073254261);
    $8_1 = ($8_1 >>> 16 | 0) ^ $8_1 | 0;
    if (!($3_1 < Math_fround(Math_fround(($8_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)))) {
     $9_1 = Math_fround(Math_fround((Math_imul($8_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
     $11_1 = Math_fround(Math_fround((Math_imul($8_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
     $12_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($13_1 - Math_fround($10_1 | 0)) + Math_fround(-.30000001192092896)) - Math_fround(Math_fround(Math_fround((Math_imul($8_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.4000000059604645))) * Math_fround(6.2831854820251465)) / Math_fround($2_1 | 0));
     if ((global$74 | 0) == (1 | 0)) {
      $108($12_1, $0_1, $1_1, $4_1, Math_fround($5_1 * Math_fround(Math_fround($9_1 * Math_fround(.699999988079071)) + Math_fround(.6000000238418579))), $11_1, $6_1, $7_1)
     } else {
      if ((global$74 | 0) == (2 | 0) & $11_1 < Math_fround(.5) | 0) {
       $109($12_1, $1_1, $4_1, Math_fround($5_1 * Math_fround(Math_fround($9_1 * Math_fround(.5)) + Math_fround(.699999988079071))), Math_fround($11_1 + $11_1), $6_1)
      } else {
       if ((global$74 | 0) == (2 | 0)) {
        $9_1 = Math_fround(Math_fround($9_1 * Math_fround(.20000000298023224)) + Math_fround(.4000000059604645))
       } else {
        $9_1 = Math_fround(Math_fround($9_1 * Math_fround(.6000000238418579)) + Math_fround(.699999988079071))
       }
       $107($12_1, $0_1, $1_1, $4_1, Math_fround($5_1 * $9_1), $11_1, $6_1, $7_1);
      }
     }
    }
    $10_1 = $10_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $22($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0);
  $116($0_1, $1_1, $2_1, $3_1);
  $0_1 = Math_fround($0_1 + Math_fround(Math_fround(global$235 - $0_1) * Math_fround(.75)));
  $1_1 = Math_fround($1_1 + Math_fround(Math_fround(global$236 - $1_1) * Math_fround(.75)));
  $23($0_1, $1_1, ($2_1 | 0) / (44 | 0) | 0, $3_1 + 3 | 0);
  $9_1 = global$149;
  $11_1 = global$150;
  $8_1 = global$151;
  $12_1 = global$204;
  $23($0_1, $1_1, ($2_1 | 0) / (16 | 0) | 0, $3_1 + 1 | 0);
  $13_1 = global$149;
  $14_1 = global$150;
  $10_1 = global$151;
  $23($0_1, $1_1, ($2_1 | 0) / (5 | 0) | 0, $3_1 + 2 | 0);
  $15_1 = $4_1;
  $4_1 = Math_fround(Math_fround(Math_fround($11_1 * Math_fround(.41999998688697815)) + Math_fround($14_1 * Math_fround(.41999998688697815))) + Math_fround(global$150 * Math_fround(.36000001430511475)));
  $0_1 = global$237;
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($9_1 * Math_fround(.41999998688697815)) + Math_fround($13_1 * Math_fround(.41999998688697815))) + Math_fround(global$149 * Math_fround(.36000001430511475))) * Math_fround(-.41999998688697815)) + Math_fround($4_1 * Math_fround(.7400000095367432))) + Math_fround(Math_fround(Math_fround(Math_fround($8_1 * Math_fround(.41999998688697815)) + Math_fround($10_1 * Math_fround(.41999998688697815))) + Math_fround(global$151 * Math_fround(.36000001430511475))) * Math_fround(.5199999809265137))) + Math_fround(Math_fround($0_1 + Math_fround(-.5)) * Math_fround(.800000011920929))) + Math_fround(-.20000000298023224)) / Math_fround(.800000011920929)), Math_fround(0.0))), Math_fround(1.0)));
  $9_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * $7_1);
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 + Math_fround(-.699999988079071)) / Math_fround(-.44999998807907104)), Math_fround(0.0))), Math_fround(1.0)));
  $8_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.25999999046325684));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($10_1 + Math_fround(-.6499999761581421)) / Math_fround(-.44999998807907104)), Math_fround(0.0))), Math_fround(1.0)));
  $8_1 = Math_fround(Math_fround(Math_fround(1.0) - Math_fround(global$238 * Math_fround(.6000000238418579))) * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_min(Math_fround($8_1 + Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.36000001430511475))), Math_fround(1.0))) * Math_fround(.75))));
  $10_1 = Math_fround($9_1 * $8_1);
  $1_1 = Math_fround(Math_fround($10_1 * Math_fround(Math_fround($0_1 * Math_fround(.7599999904632568)) + Math_fround(.6200000047683716))) * Math_fround(1.600000023841858));
  $9_1 = Math_fround(Math_fround($12_1 + Math_fround(-.5)) * Math_fround(.30000001192092896));
  $4_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_max($4_1, Math_fround(-1.0))), Math_fround(1.0))) * Math_fround(.12999999523162842)) + Math_fround(.20000000298023224)) * Math_fround(Math_fround($7_1 * Math_fround(.550000011920929)) + Math_fround(.44999998807907104))) * Math_fround(Math_fround($0_1 * Math_fround(.800000011920929)) + Math_fround(.6000000238418579))) * $8_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 + Math_fround(-.800000011920929)) / Math_fround(.19999998807907104)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * $10_1) * Math_fround(.11999999731779099));
  global$170 = Math_fround(Math_fround($15_1 * Math_fround(Math_fround($1_1 * Math_fround($9_1 + Math_fround(1.059999942779541))) + Math_fround($4_1 * Math_fround(.8500000238418579)))) + $0_1);
  global$171 = Math_fround(Math_fround($5_1 * Math_fround(Math_fround($1_1 * Math_fround(.9700000286102295)) + $4_1)) + $0_1);
  global$172 = Math_fround(Math_fround($6_1 * Math_fround(Math_fround($1_1 * Math_fround(Math_fround(.8500000238418579) - $9_1)) + Math_fround($4_1 * Math_fround(1.600000023841858)))) + Math_fround($0_1 * Math_fround(1.100000023841858)));
 }
 
 function $23($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = 0, $5_1 = 0, $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = 0, $13_1 = 0, $14_1 = Math_fround(0);
  $6_1 = Math_fround(Math_fround($2_1 | 0) / Math_fround(6.2831854820251465));
  $11_1 = Math_fround($0_1 * $6_1);
  $12_1 = ~~Math_fround(Math_floor($11_1));
  $0_1 = Math_fround(-9.0);
  global$149 = Math_fround(0.0);
  global$150 = Math_fround(-.6000000238418579);
  global$151 = Math_fround(.3499999940395355);
  global$204 = Math_fround(0.0);
  $6_1 = Math_fround($1_1 * $6_1);
  $13_1 = ~~Math_fround(Math_floor($6_1));
  $7_1 = $13_1 - 1 | 0;
  label1 : while (1) {
   if (($7_1 | 0) <= ($13_1 + 1 | 0 | 0)) {
    $5_1 = $12_1 - 1 | 0;
    label : while (1) {
     if (($5_1 | 0) <= ($12_1 + 1 | 0 | 0)) {
      $4_1 = (Math_imul(($5_1 | 0) < (0 | 0) ? $2_1 + $5_1 | 0 : ($2_1 | 0) <= ($5_1 | 0) ? $5_1 - $2_1 | 0 : $5_1, -1918454973) + Math_imul($7_1, -669632447) | 0) + Math_imul($3_1, -887442657) | 0;
      $4_1 = Math_imul(($4_1 >>> 16 | 0) ^ $4_1 | 0, 2146121005);
      $4_1 = Math_imul(($4_1 >>> 15 | 0) ^ $4_1 | 0, -2073254261);
      $4_1 = ($4_1 >>> 16 | 0) ^ $4_1 | 0;
      $1_1 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($4_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.3400000035762787)) + Math_fround(.6600000262260437));
      $9_1 = Math_fround(Math_fround(Math_fround(Math_fround($11_1 - Math_fround($5_1 | 0)) + Math_fround(-.10000000149011612)) - Math_fround(Math_fround(Math_fround(($4_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.800000011920929))) / $1_1);
      $14_1 = Math_fround(Math_fround(Math_fround($7_1 | 0) + Math_fround(.10000000149011612)) + Math_fround(Math_fround(Math_fround((Math_imul($4_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.800000011920929)));
      $10_1 = Math_fround(Math_fround($6_1 - $14_1) / $1_1);
      $8_1 = Math_fround(Math_fround($9_1 * $9_1) + Math_fround($10_1 * $10_1));
      block : {
       if ($8_1 >= Math_fround(1.0)) {
        break block
       }
       $8_1 = Math_fround(Math_sqrt(Math_fround(Math_fround(1.0) - $8_1)));
       $1_1 = Math_fround(Math_fround(Math_fround($8_1 * $1_1) - Math_fround(Math_fround($14_1 - $6_1) * Math_fround(.5))) + Math_fround(Math_fround(Math_fround((Math_imul($4_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.30000001192092896)));
       if ($1_1 <= $0_1) {
        break block
       }
       $0_1 = $1_1;
       global$149 = $9_1;
       global$150 = $10_1;
       global$151 = $8_1;
       global$204 = Math_fround(Math_fround((Math_imul($4_1, -1640531527) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      }
      $5_1 = $5_1 + 1 | 0;
      continue label;
     }
     break label;
    };
    $7_1 = $7_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $24($0_1) {
  var $1_1 = Math_fround(0), $2_1 = Math_fround(0), $3_1 = 0;
  if ($0_1 <= Math_fround(1.579457602929324e-06)) {
   return Math_fround($0_1 * Math_fround(1412.837646484375))
  }
  if ($0_1 <= Math_fround(.03220876306295395)) {
   return Math_fround(Math_fround($3($0_1, Math_fround(.43138498067855835)) * Math_fround(1.6459317207336426)) + Math_fround(-.002941396087408066))
  }
  $3_1 = (wasm2js_scratch_store_f32(Math_fround($0_1 + Math_fround(6.2602609395980835e-03))), wasm2js_scratch_load_i32(2));
  $1_1 = Math_fround(($3_1 >> 23 | 0) - 127 | 0 | 0);
  $0_1 = (wasm2js_scratch_store_i32(2, $3_1 & 8388607 | 0 | 1065353216 | 0), wasm2js_scratch_load_f32());
  if ($0_1 > Math_fround(1.4142135381698608)) {
   $1_1 = Math_fround($1_1 + Math_fround(1.0));
   $0_1 = Math_fround($0_1 * Math_fround(.5));
  }
  $2_1 = Math_fround(Math_fround($0_1 + Math_fround(-1.0)) / Math_fround($0_1 + Math_fround(1.0)));
  $0_1 = Math_fround($2_1 * $2_1);
  return Math_fround(Math_fround(Math_fround(Math_fround($1_1 + Math_fround($2_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(.41219860315322876)) + Math_fround(.5770780444145203))) + Math_fround(.9617967009544373))) + Math_fround(2.885390043258667)))) * Math_fround(.6931471824645996)) * Math_fround(.19265325367450714)) + Math_fround(.9986201524734497));
 }
 
 function $25($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = 0;
  $5_1 = Math_fround($2_1 | 0);
  $4_1 = Math_fround(Math_fround(global$125 + global$125) / $5_1);
  $0_1 = Math_fround(Math_fround(Math_fround($0_1 - Math_fround($5_1 * Math_fround(.5))) * $4_1) + global$273);
  $1_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 | 0) * Math_fround(.5)) - $1_1) * $4_1) + global$274);
  $4_1 = Math_fround(Math_fround(global$264 + Math_fround(global$267 * $0_1)) + Math_fround(global$270 * $1_1));
  $5_1 = Math_fround(Math_fround(global$265 + Math_fround(global$268 * $0_1)) + Math_fround(global$271 * $1_1));
  $0_1 = Math_fround(Math_fround(global$266 + Math_fround(global$269 * $0_1)) + Math_fround(global$272 * $1_1));
  global$161 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($4_1 * $4_1) + Math_fround($5_1 * $5_1)) + Math_fround($0_1 * $0_1)))));
  global$89 = Math_fround($4_1 * global$161);
  global$90 = Math_fround($5_1 * global$161);
  global$126 = Math_fround($0_1 * global$161);
  global$136 = Math_fround(0.0);
  global$127 = global$220;
  if ((global$221 | 0) > (0 | 0)) {
   block1 : {
    $0_1 = Math_fround(1000000015047466219876688.0e6);
    $3_1 = 0;
    label : while (1) {
     if (($3_1 | 0) < (global$221 | 0)) {
      $2_1 = global$233 + Math_imul($3_1, 20) | 0;
      $6_1 = (HEAP32[$2_1 >> 2] | 0) != (0 | 0);
      $1_1 = $6_1 ? global$89 : global$90;
      $4_1 = HEAPF32[($2_1 + 4 | 0) >> 2];
      $5_1 = Math_fround(HEAPF32[($2_1 + 8 | 0) >> 2] - ($6_1 ? global$190 : global$191));
      block : {
       if (Math_fround($1_1 * $4_1) <= Math_fround(9.999999974752427e-07) | Math_fround($5_1 * $4_1) <= Math_fround(0.0) | 0) {
        break block
       }
       $4_1 = Math_fround($5_1 / $1_1);
       if ($6_1) {
        $1_1 = Math_fround(global$191 + Math_fround(global$90 * $4_1))
       } else {
        $1_1 = Math_fround(global$190 + Math_fround(global$89 * $4_1))
       }
       if ($1_1 < Math_fround(HEAPF32[($2_1 + 12 | 0) >> 2] + Math_fround(-1.0000000474974513e-03))) {
        $2_1 = 1
       } else {
        $2_1 = $1_1 > Math_fround(HEAPF32[($2_1 + 16 | 0) >> 2] + Math_fround(1.0000000474974513e-03))
       }
       if ($2_1) {
        break block
       }
       $0_1 = Math_fround(Math_min($0_1, $4_1));
      }
      $3_1 = $3_1 + 1 | 0;
      continue label;
     }
     break label;
    };
    if ($0_1 >= Math_fround(1000000015047466219876688.0e6)) {
     break block1
    }
    global$136 = $0_1;
    global$127 = Math_fround(global$220 + Math_fround(global$126 * $0_1));
    if (global$127 < Math_fround(1.0000000474974513e-03)) {
     global$127 = Math_fround(1.0000000474974513e-03)
    } else {
     $0_1 = Math_fround(global$234 + Math_fround(-1.0000000474974513e-03));
     if ($0_1 < global$127) {
      global$127 = $0_1
     }
    }
   }
  }
  global$162 = Math_fround(global$190 + Math_fround(global$89 * global$136));
  global$163 = Math_fround(global$191 + Math_fround(global$90 * global$136));
  global$164 = global$127;
 }
 
 function $26($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = 0, $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0);
  $10_1 = global$59 + Math_imul($0_1, 96) | 0;
  $6_1 = global$118 + (HEAP32[($10_1 + 4 | 0) >> 2] << 7 | 0) | 0;
  $13_1 = HEAP32[$6_1 >> 2];
  global$62 = HEAPF32[($6_1 + 4 | 0) >> 2];
  global$63 = HEAPF32[($6_1 + 8 | 0) >> 2];
  global$64 = HEAPF32[($6_1 + 12 | 0) >> 2];
  global$87 = HEAPF32[($6_1 + 40 | 0) >> 2];
  global$215 = HEAPF32[($6_1 + 44 | 0) >> 2];
  global$184 = HEAPF32[($6_1 + 48 | 0) >> 2];
  global$65 = HEAPF32[($6_1 + 72 | 0) >> 2];
  global$66 = HEAPF32[($6_1 + 76 | 0) >> 2];
  global$67 = HEAPF32[($6_1 + 80 | 0) >> 2];
  global$30 = HEAP32[($6_1 + 84 | 0) >> 2];
  global$216 = Math_fround(1.0);
  if (!$13_1) {
   return
  }
  if (($13_1 | 0) == (23 | 0) & (HEAP32[$10_1 >> 2] | 0) != (9 | 0) | 0) {
   global$30 = global$30 & -17 | 0;
   return;
  }
  global$6 = Math_fround(1.0);
  global$0 = Math_fround(0.0);
  global$2 = Math_fround(0.0);
  global$7 = Math_fround(0.0);
  global$8 = Math_fround(0.0);
  global$9 = global$87;
  global$211 = global$184;
  global$156 = global$65;
  global$157 = global$66;
  global$158 = global$67;
  global$124 = Math_fround(1.0);
  global$1 = $4_1;
  global$212 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(-Math_fround(Math_fround(Math_fround(global$10 * $1_1) + Math_fround(global$11 * $2_1)) + Math_fround(global$12 * $3_1))), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = $49($13_1, $10_1, $6_1, $0_1);
  global$184 = global$211;
  global$65 = global$156;
  global$66 = global$157;
  global$67 = global$158;
  global$216 = global$124;
  global$87 = global$9;
  $4_1 = HEAPF32[($6_1 + 40 | 0) >> 2];
  if (Math_fround(Math_abs(Math_fround(global$87 - $4_1))) < Math_fround(.20000000298023224)) {
   global$87 = $4_1 < Math_fround(.3199999928474426) ? Math_fround(Math_min(global$87, Math_fround(.3190000057220459))) : Math_fround(Math_max(global$87, Math_fround(.3199999928474426)))
  }
  $4_1 = global$62;
  $9_1 = $4_1;
  $5_1 = Math_fround(HEAPF32[($6_1 + 16 | 0) >> 2] - $4_1);
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(global$0, Math_fround(0.0))), Math_fround(1.0)));
  global$62 = Math_fround($9_1 + Math_fround($5_1 * $4_1));
  $5_1 = global$63;
  global$63 = Math_fround($5_1 + Math_fround(Math_fround(HEAPF32[($6_1 + 20 | 0) >> 2] - $5_1) * $4_1));
  $5_1 = global$64;
  global$64 = Math_fround($5_1 + Math_fround(Math_fround(HEAPF32[($6_1 + 24 | 0) >> 2] - $5_1) * $4_1));
  if (global$2 > Math_fround(0.0)) {
   $4_1 = global$62;
   $9_1 = $4_1;
   $5_1 = Math_fround(HEAPF32[($6_1 + 96 | 0) >> 2] - $4_1);
   $4_1 = Math_fround(Math_min(Math_fround(Math_max(global$2, Math_fround(0.0))), Math_fround(1.0)));
   global$62 = Math_fround($9_1 + Math_fround($5_1 * $4_1));
   $5_1 = global$63;
   global$63 = Math_fround($5_1 + Math_fround(Math_fround(HEAPF32[($6_1 + 100 | 0) >> 2] - $5_1) * $4_1));
   $5_1 = global$64;
   global$64 = Math_fround($5_1 + Math_fround(Math_fround(HEAPF32[($6_1 + 104 | 0) >> 2] - $5_1) * $4_1));
  }
  global$62 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$62 * global$6), Math_fround(0.0))), Math_fround(.949999988079071)));
  global$63 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$63 * global$6), Math_fround(0.0))), Math_fround(.949999988079071)));
  global$64 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$64 * global$6), Math_fround(0.0))), Math_fround(.949999988079071)));
  if (global$8 != Math_fround(0.0) | global$7 != Math_fround(0.0) | 0) {
   $4_1 = Math_fround(0.0);
   $5_1 = $0_1 ? Math_fround(1.0) : Math_fround(0.0);
   $11_1 = $0_1 ? Math_fround(0.0) : Math_fround(1.0);
   $6_1 = ($0_1 | 0) == (2 | 0);
   $7_1 = $6_1 ? Math_fround(1.0) : Math_fround(0.0);
   $8_1 = $6_1 ? Math_fround(0.0) : Math_fround(1.0);
   if (HEAP32[$10_1 >> 2]) {
    $0_1 = ($0_1 ? 16 : 32) + $10_1 | 0;
    $4_1 = HEAPF32[$0_1 >> 2];
    $9_1 = $4_1;
    $5_1 = Math_fround($4_1 * $4_1);
    $4_1 = HEAPF32[($0_1 + 4 | 0) >> 2];
    $7_1 = HEAPF32[($0_1 + 8 | 0) >> 2];
    $8_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_fround($5_1 + Math_fround($4_1 * $4_1)) + Math_fround($7_1 * $7_1)))));
    $5_1 = Math_fround($9_1 * $8_1);
    $11_1 = Math_fround($4_1 * $8_1);
    $14_1 = Math_fround($7_1 * $8_1);
    $0_1 = ($6_1 ? 32 : 48) + $10_1 | 0;
    $4_1 = HEAPF32[$0_1 >> 2];
    $7_1 = HEAPF32[($0_1 + 4 | 0) >> 2];
    $8_1 = HEAPF32[($0_1 + 8 | 0) >> 2];
    $12_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($4_1 * $4_1) + Math_fround($7_1 * $7_1)) + Math_fround($8_1 * $8_1)))));
    $4_1 = Math_fround($4_1 * $12_1);
    $8_1 = Math_fround($8_1 * $12_1);
    $7_1 = Math_fround($7_1 * $12_1);
   }
   $12_1 = global$10;
   $15_1 = global$11;
   $16_1 = global$12;
   $4_1 = Math_fround(Math_fround(global$10 + Math_fround($5_1 * global$7)) + Math_fround($4_1 * global$8));
   $5_1 = Math_fround(Math_fround(global$11 + Math_fround($11_1 * global$7)) + Math_fround($7_1 * global$8));
   $11_1 = Math_fround(Math_fround(global$12 + Math_fround($14_1 * global$7)) + Math_fround($8_1 * global$8));
   $7_1 = Math_fround(Math_fround(Math_fround($4_1 * $4_1) + Math_fround($5_1 * $5_1)) + Math_fround($11_1 * $11_1));
   block : {
    if ($7_1 < Math_fround(9.999999682655225e-21)) {
     global$10 = Math_fround(0.0);
     global$11 = Math_fround(0.0);
     global$12 = Math_fround(1.0);
     break block;
    }
    $9_1 = $4_1;
    $4_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($7_1)));
    global$10 = Math_fround($9_1 * $4_1);
    global$11 = Math_fround($5_1 * $4_1);
    global$12 = Math_fround($11_1 * $4_1);
   }
   if (Math_fround(Math_fround(Math_fround(global$10 * $1_1) + Math_fround(global$11 * $2_1)) + Math_fround(global$12 * $3_1)) > Math_fround(-.019999999552965164)) {
    global$10 = $12_1;
    global$11 = $15_1;
    global$12 = $16_1;
   }
  }
 }
 
 function $27($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0);
  $3_1 = Math_fround(Math_min($3_1, Math_fround(Math_fround(Math_min($0_1, Math_fround(Math_min($1_1, $2_1)))) * Math_fround(.800000011920929))));
  if ($3_1 < Math_fround(9.999999747378752e-06)) {
   return
  }
  if (Math_fround(Math_abs(global$13)) < Math_fround(.5)) {
   $5_1 = global$13;
   $4_1 = global$37;
   $0_1 = Math_fround(Math_fround(Math_fround(Math_abs($4_1)) - $0_1) + $3_1);
   if ($0_1 <= Math_fround(0.0)) {
    $0_1 = Math_fround(0.0)
   } else {
    $0_1 = Math_fround($0_1 / $3_1);
    $0_1 = $4_1 < Math_fround(0.0) ? Math_fround(-$0_1) : $0_1;
   }
   global$13 = Math_fround($5_1 + Math_fround($0_1 * Math_fround(.800000011920929)));
  }
  if (Math_fround(Math_abs(global$14)) < Math_fround(.5)) {
   $4_1 = global$14;
   $0_1 = global$38;
   $1_1 = Math_fround(Math_fround(Math_fround(Math_abs($0_1)) - $1_1) + $3_1);
   if ($1_1 <= Math_fround(0.0)) {
    $0_1 = Math_fround(0.0)
   } else {
    $1_1 = Math_fround($1_1 / $3_1);
    $0_1 = $0_1 < Math_fround(0.0) ? Math_fround(-$1_1) : $1_1;
   }
   global$14 = Math_fround($4_1 + Math_fround($0_1 * Math_fround(.800000011920929)));
  }
  if (Math_fround(Math_abs(global$15)) < Math_fround(.5)) {
   $1_1 = global$15;
   $0_1 = global$39;
   $2_1 = Math_fround(Math_fround(Math_fround(Math_abs($0_1)) - $2_1) + $3_1);
   if ($2_1 <= Math_fround(0.0)) {
    $0_1 = Math_fround(0.0)
   } else {
    $2_1 = Math_fround($2_1 / $3_1);
    $0_1 = $0_1 < Math_fround(0.0) ? Math_fround(-$2_1) : $2_1;
   }
   global$15 = Math_fround($1_1 + Math_fround($0_1 * Math_fround(.800000011920929)));
  }
 }
 
 function $28($0_1, $1_1, $2_1) {
  var $3_1 = 0, $4_1 = Math_fround(0), $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = 0, $12_1 = 0, $13_1 = Math_fround(0), $14_1 = Math_fround(0);
  $8_1 = global$27;
  $9_1 = global$28;
  $10_1 = global$29;
  $4_1 = global$19;
  $6_1 = global$20;
  $13_1 = Math_fround(Math_fround($0_1 + Math_fround(-.5)) * Math_fround(.14000000059604645));
  $14_1 = Math_fround(Math_fround($1_1 + Math_fround(-.5)) * Math_fround(.14000000059604645));
  $7_1 = global$21;
  if (Math_fround(Math_abs($7_1)) > Math_fround(.699999988079071)) {
   $5_1 = $7(Math_fround($8_1 + $13_1), Math_fround($9_1 + $14_1), $10_1, $4_1, $6_1, $7_1);
   $3_1 = Math_imul($5_1, -1640531535) >>> 8 | 0;
  } else {
   if (Math_fround(Math_abs($4_1)) > Math_fround(Math_abs($6_1))) {
    $5_1 = $7($8_1, Math_fround($9_1 + $13_1), Math_fround($10_1 + $14_1), $4_1, $6_1, $7_1);
    $3_1 = Math_imul($5_1, -1640531535) >>> 8 | 0;
   } else {
    $5_1 = $7(Math_fround($8_1 + $13_1), $9_1, Math_fround($10_1 + $14_1), $4_1, $6_1, $7_1);
    $3_1 = Math_imul($5_1, -1640531535) >>> 8 | 0;
   }
  }
  label : while (1) {
   block : {
    $11_1 = $3_1 & global$186 | 0;
    $3_1 = global$185 + ($11_1 << 3 | 0) | 0;
    $12_1 = HEAP32[$3_1 >> 2];
    $3_1 = $3_1 + 4 | 0;
    if (($5_1 | 0) == ($12_1 | 0)) {
     break block
    }
    $3_1 = 0;
    if (!$12_1) {
     break block
    }
    $3_1 = $11_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  if (!$3_1) {
   $12_1 = $7($8_1, $9_1, $10_1, $4_1, $6_1, $7_1);
   $3_1 = Math_imul($12_1, -1640531535) >>> 8 | 0;
   label1 : while (1) {
    block1 : {
     $11_1 = $3_1 & global$186 | 0;
     $3_1 = global$185 + ($11_1 << 3 | 0) | 0;
     $5_1 = HEAP32[$3_1 >> 2];
     $3_1 = $3_1 + 4 | 0;
     if (($5_1 | 0) == ($12_1 | 0)) {
      break block1
     }
     $3_1 = 0;
     if (!$5_1) {
      break block1
     }
     $3_1 = $11_1 + 1 | 0;
     continue label1;
    }
    break label1;
   };
  }
  $6_1 = global$108;
  $8_1 = global$109;
  $9_1 = global$110;
  if ($3_1) {
   $3_1 = HEAP32[$3_1 >> 2];
   $4_1 = (wasm2js_scratch_store_i32(2, (($3_1 >>> 27 | 0) + 103 | 0) << 23 | 0), wasm2js_scratch_load_f32());
   global$258 = Math_fround(Math_fround(($3_1 & 511 | 0) >>> 0) * $4_1);
   global$259 = Math_fround(Math_fround((($3_1 >>> 9 | 0) & 511 | 0) >>> 0) * $4_1);
   global$260 = Math_fround(Math_fround((($3_1 >>> 18 | 0) & 511 | 0) >>> 0) * $4_1);
   $3_1 = 1;
  } else {
   $3_1 = 0
  }
  if ($3_1) {
   global$16 = Math_fround($6_1 * global$258);
   global$17 = Math_fround($8_1 * global$259);
   global$18 = Math_fround($9_1 * global$260);
   return;
  }
  $4_1 = global$19;
  $10_1 = global$20;
  $7_1 = global$21;
  $15(Math_fround(global$27 + Math_fround($4_1 * Math_fround(6.000000284984708e-04))), Math_fround(global$28 + Math_fround($10_1 * Math_fround(6.000000284984708e-04))), Math_fround(global$29 + Math_fround($7_1 * Math_fround(6.000000284984708e-04))), $4_1, $10_1, $7_1, $2_1, $0_1, $1_1);
  global$16 = Math_fround($6_1 * Math_fround(global$54 + Math_fround(global$114 * Math_fround(.6000000238418579))));
  global$17 = Math_fround($8_1 * Math_fround(global$60 + Math_fround(global$115 * Math_fround(.6000000238418579))));
  global$18 = Math_fround($9_1 * Math_fround(global$61 + Math_fround(global$116 * Math_fround(.6000000238418579))));
 }
 
 function $29($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1) {
  var $10_1 = 0, $11_1 = Math_fround(0), $12_1 = 0, $13_1 = Math_fround(0);
  global$16 = Math_fround(0.0);
  global$17 = Math_fround(0.0);
  global$18 = Math_fround(0.0);
  global$226 = 0;
  label : while (1) {
   if (($12_1 | 0) < (3 | 0)) {
    $6($0_1, $1_1, $2_1, $3_1, $4_1, $5_1);
    if (global$35 >= Math_fround(1000000015047466219876688.0e6)) {
     global$226 = 1;
     if ($6_1) {
      $44($3_1, $4_1, $5_1, $7_1)
     } else {
      $0_1 = global$180;
      $2_1 = $0_1;
      $3_1 = Math_fround(global$100 - $0_1);
      $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(.11999999731779099)) / Math_fround(.23999999463558197)), Math_fround(0.0))), Math_fround(1.0)));
      $1_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
      $0_1 = Math_fround($2_1 + Math_fround($3_1 * $1_1));
      $3_1 = $0_1;
      $2_1 = Math_fround(Math_fround(Math_fround(Math_fround(1.0) - Math_fround(Math_min(Math_fround(Math_max($5_1, Math_fround(0.0))), Math_fround(1.0)))) * Math_fround(.25)) + Math_fround(1.0));
      $4_1 = Math_fround(Math_fround(global$82 * $2_1) - $0_1);
      $0_1 = global$119;
      $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $0_1) / Math_fround(global$120 - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
      $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
      global$121 = Math_fround($3_1 + Math_fround($4_1 * $0_1));
      $3_1 = global$181;
      $3_1 = Math_fround($3_1 + Math_fround(Math_fround(global$101 - $3_1) * $1_1));
      global$122 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(global$83 * $2_1) - $3_1) * $0_1));
      $3_1 = global$182;
      $1_1 = Math_fround($3_1 + Math_fround(Math_fround(global$102 - $3_1) * $1_1));
      global$123 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround(global$84 * $2_1) - $1_1) * $0_1));
     }
     global$16 = global$121;
     global$17 = global$122;
     global$18 = global$123;
     if ($6_1 ? $7_1 == Math_fround(1000000015047466219876688.0e6) : 0) {
      $1_1 = global$16;
      $0_1 = Math_fround(Math_fround(Math_fround(global$16 * Math_fround(.2125999927520752)) + Math_fround(global$17 * Math_fround(.7152000069618225))) + Math_fround(global$18 * Math_fround(.0722000002861023)));
      global$16 = Math_fround($1_1 + Math_fround(Math_fround($0_1 - $1_1) * Math_fround(.6000000238418579)));
      $1_1 = global$17;
      global$17 = Math_fround($1_1 + Math_fround(Math_fround($0_1 - $1_1) * Math_fround(.6000000238418579)));
      $1_1 = global$18;
      global$18 = Math_fround($1_1 + Math_fround(Math_fround($0_1 - $1_1) * Math_fround(.6000000238418579)));
     }
     return;
    }
    $10_1 = global$118 + (HEAP32[((global$59 + Math_imul(global$49, 96) | 0) + 4 | 0) >> 2] << 7 | 0) | 0;
    global$108 = HEAPF32[($10_1 + 28 | 0) >> 2];
    global$109 = HEAPF32[($10_1 + 32 | 0) >> 2];
    global$110 = HEAPF32[($10_1 + 36 | 0) >> 2];
    global$65 = HEAPF32[($10_1 + 72 | 0) >> 2];
    global$66 = HEAPF32[($10_1 + 76 | 0) >> 2];
    global$67 = HEAPF32[($10_1 + 80 | 0) >> 2];
    global$30 = HEAP32[($10_1 + 84 | 0) >> 2];
    block : {
     if (global$30 & 1 | 0) {
      $11_1 = Math_fround(global$35 + Math_fround(1.0000000474974513e-03));
      $0_1 = Math_fround($0_1 + Math_fround($3_1 * $11_1));
      $1_1 = Math_fround($1_1 + Math_fround($4_1 * $11_1));
      $2_1 = Math_fround($2_1 + Math_fround($5_1 * $11_1));
      break block;
     }
     $7_1 = global$65;
     $11_1 = global$66;
     $13_1 = global$67;
     if (!(global$30 & 4 | 0)) {
      $8(global$49, global$35, $0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1);
      if ($6_1) {
       block1 : {
        $26(global$49, $3_1, $4_1, $5_1, Math_fround($8_1 + Math_fround(global$35 * $9_1)));
        if (global$215 > Math_fround(.5)) {
         break block1
        }
        global$108 = global$62;
        global$109 = global$63;
        global$110 = global$64;
       }
      }
      $6_1 = Math_imul(global$36, -1640531527) + (global$76 ^ global$103 | 0) | 0;
      $6_1 = Math_imul(($6_1 >>> 16 | 0) ^ $6_1 | 0, 2146121005);
      $6_1 = Math_imul(($6_1 >>> 15 | 0) ^ $6_1 | 0, -2073254261);
      $6_1 = ($6_1 >>> 16 | 0) ^ $6_1 | 0;
      global$36 = global$36 + 1 | 0;
      global$32 = Math_fround(Math_fround(($6_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      global$34 = Math_fround(Math_fround((Math_imul($6_1, 739982445) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      $0_1 = global$32;
      $1_1 = global$34;
      $6_1 = Math_imul(global$36, -1640531527) + (global$76 ^ global$103 | 0) | 0;
      $6_1 = Math_imul(($6_1 >>> 16 | 0) ^ $6_1 | 0, 2146121005);
      $6_1 = Math_imul(($6_1 >>> 15 | 0) ^ $6_1 | 0, -2073254261);
      $6_1 = ($6_1 >>> 16 | 0) ^ $6_1 | 0;
      global$36 = global$36 + 1 | 0;
      global$32 = Math_fround(Math_fround(($6_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      global$34 = Math_fround(Math_fround((Math_imul($6_1, 739982445) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      $28($0_1, $1_1, global$32);
     }
     global$16 = Math_fround(global$16 + $7_1);
     global$17 = Math_fround(global$17 + $11_1);
     global$18 = Math_fround(global$18 + $13_1);
     return;
    }
    $12_1 = $12_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $30($0_1) {
  var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0;
  $0_1 = $0_1 - 1640531527 | 0;
  $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
  $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
  global$76 = ($0_1 >>> 16 | 0) ^ $0_1 | 0;
  label : while (1) {
   if ($4_1 >>> 0 < 16 >>> 0) {
    $0_1 = (global$97 + 7168 | 0) + ($4_1 << 4 | 0) | 0;
    $1_1 = global$76 + Math_imul($4_1, -2048144789) | 0;
    $1_1 = Math_imul(($1_1 >>> 16 | 0) ^ $1_1 | 0, 2146121005);
    $1_1 = Math_imul(($1_1 >>> 15 | 0) ^ $1_1 | 0, -2073254261);
    $1_1 = ($1_1 >>> 16 | 0) ^ $1_1 | 0;
    HEAP32[$0_1 >> 2] = $1_1;
    $3_1 = global$76 + Math_imul($4_1 + 1 | 0, -2048144789) | 0;
    $3_1 = Math_imul(($3_1 >>> 16 | 0) ^ $3_1 | 0, 2146121005);
    $3_1 = Math_imul(($3_1 >>> 15 | 0) ^ $3_1 | 0, -2073254261);
    $3_1 = ($3_1 >>> 16 | 0) ^ $3_1 | 0;
    HEAP32[($0_1 + 4 | 0) >> 2] = $3_1;
    HEAP32[($0_1 + 8 | 0) >> 2] = $1_1;
    HEAP32[($0_1 + 12 | 0) >> 2] = $3_1;
    $2_1 = $1_1 ^ 1757159915 | 0;
    $2_1 = Math_imul(($2_1 >>> 16 | 0) ^ $2_1 | 0, 2146121005);
    $2_1 = Math_imul(($2_1 >>> 15 | 0) ^ $2_1 | 0, -2073254261);
    HEAP32[($0_1 + 16 | 0) >> 2] = ($2_1 >>> 16 | 0) ^ $2_1 | 0;
    $2_1 = $3_1 ^ 1757159915 | 0;
    $2_1 = Math_imul(($2_1 >>> 16 | 0) ^ $2_1 | 0, 2146121005);
    $2_1 = Math_imul(($2_1 >>> 15 | 0) ^ $2_1 | 0, -2073254261);
    HEAP32[($0_1 + 20 | 0) >> 2] = ($2_1 >>> 16 | 0) ^ $2_1 | 0;
    $1_1 = $1_1 ^ 48610963 | 0;
    $1_1 = Math_imul(($1_1 >>> 16 | 0) ^ $1_1 | 0, 2146121005);
    $1_1 = Math_imul(($1_1 >>> 15 | 0) ^ $1_1 | 0, -2073254261);
    HEAP32[($0_1 + 24 | 0) >> 2] = ($1_1 >>> 16 | 0) ^ $1_1 | 0;
    $1_1 = $0_1;
    $0_1 = $3_1 ^ 48610963 | 0;
    $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
    $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
    HEAP32[($1_1 + 28 | 0) >> 2] = ($0_1 >>> 16 | 0) ^ $0_1 | 0;
    $4_1 = $4_1 + 2 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $31($0_1, $1_1, $2_1) {
  var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0);
  $3_1 = Math_imul($1_1, -669632447);
  $6_1 = Math_fround($0_1 / $2_1);
  $0_1 = Math_fround(Math_fround($1_1 | 0) * Math_fround(.6180340051651001));
  $7_1 = Math_fround($6_1 + Math_fround($0_1 - Math_fround(Math_floor($0_1))));
  $5_1 = ~~Math_fround(Math_floor($7_1));
  $4_1 = ($3_1 + Math_imul($5_1, -1918454973) | 0) + 1063655369 | 0;
  $4_1 = Math_imul(($4_1 >>> 16 | 0) ^ $4_1 | 0, 2146121005);
  $4_1 = Math_imul(($4_1 >>> 15 | 0) ^ $4_1 | 0, -2073254261);
  $6_1 = Math_fround(Math_fround(Math_fround(Math_fround(((($4_1 >>> 16 | 0) ^ $4_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.2199999988079071));
  $8_1 = Math_fround($7_1 - Math_fround($5_1 | 0));
  if ($6_1 > $8_1) {
   $0_1 = $6_1;
   $5_1 = $5_1 - 1 | 0;
   $3_1 = (Math_imul($5_1, -1918454973) + $3_1 | 0) + 1063655369 | 0;
   $3_1 = Math_imul(($3_1 >>> 16 | 0) ^ $3_1 | 0, 2146121005);
   $3_1 = Math_imul(($3_1 >>> 15 | 0) ^ $3_1 | 0, -2073254261);
   $6_1 = Math_fround(Math_fround(Math_fround(Math_fround(((($3_1 >>> 16 | 0) ^ $3_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.2199999988079071));
  } else {
   $3_1 = Math_imul($1_1, -669632447);
   $4_1 = ($3_1 + Math_imul($5_1, -1918454973) | 0) - 854799604 | 0;
   $4_1 = Math_imul(($4_1 >>> 16 | 0) ^ $4_1 | 0, 2146121005);
   $4_1 = Math_imul(($4_1 >>> 15 | 0) ^ $4_1 | 0, -2073254261);
   $0_1 = Math_fround(Math_fround(Math_fround(Math_fround(((($4_1 >>> 16 | 0) ^ $4_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.2199999988079071));
   if ($8_1 >= Math_fround($0_1 + Math_fround(1.0))) {
    $6_1 = $0_1;
    $5_1 = $5_1 + 1 | 0;
    $3_1 = (Math_imul($5_1, -1918454973) + $3_1 | 0) - 854799604 | 0;
    $3_1 = Math_imul(($3_1 >>> 16 | 0) ^ $3_1 | 0, 2146121005);
    $3_1 = Math_imul(($3_1 >>> 15 | 0) ^ $3_1 | 0, -2073254261);
    $0_1 = Math_fround(Math_fround(Math_fround(Math_fround(((($3_1 >>> 16 | 0) ^ $3_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.2199999988079071));
   }
  }
  global$107 = Math_fround(Math_fround(Math_fround($7_1 - Math_fround($5_1 | 0)) - $6_1) * $2_1);
  global$183 = Math_fround(Math_fround(Math_fround($0_1 + Math_fround(1.0)) - $6_1) * $2_1);
  $1_1 = (Math_imul($5_1, -1918454973) + Math_imul($1_1, -669632447) | 0) + 318458701 | 0;
  $1_1 = Math_imul(($1_1 >>> 16 | 0) ^ $1_1 | 0, 2146121005);
  $1_1 = Math_imul(($1_1 >>> 15 | 0) ^ $1_1 | 0, -2073254261);
  global$213 = ($1_1 >>> 16 | 0) ^ $1_1 | 0;
 }
 
 function $32($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  if (Math_fround($5_1 * Math_fround(.5)) > Math_fround(Math_min($1_1, $2_1))) {
   global$0 = Math_fround(1.0);
   global$9 = Math_fround(.8999999761581421);
   global$211 = Math_fround(.019999999552965164);
   global$6 = Math_fround(.9200000166893005);
   return;
  }
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(($0_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $6_1) + Math_fround(1.0));
  global$7 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($0_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $7_1);
  global$8 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($0_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $7_1);
  $5_1 = Math_fround(Math_fround($5_1 * Math_fround(.5)) + Math_fround(.003000000026077032));
  if ($5_1 > $1_1) {
   global$7 = Math_fround(global$7 + Math_fround(Math_fround($3_1 * Math_fround($5_1 - $1_1)) * Math_fround(110.0)))
  }
  if ($2_1 < $5_1) {
   global$8 = Math_fround(global$8 + Math_fround(Math_fround($4_1 * Math_fround($5_1 - $2_1)) * Math_fround(110.0)))
  }
 }
 
 function $33($0_1, $1_1, $2_1, $3_1) {
  return Math_fround(Math_min(Math_fround(Math_max(Math_fround($35(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.6200000047683716)) + Math_fround($1_1 * Math_fround(.6600000262260437))) + Math_fround($2_1 * Math_fround(.41999998688697815))), $0_1, $1_1, $2_1, $3_1, Math_fround(.007000000216066837), 3) + Math_fround($35(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.9300000071525574)) + Math_fround($1_1 * Math_fround(.30000001192092896))) + Math_fround($2_1 * Math_fround(.2199999988079071))), $0_1, $1_1, $2_1, Math_fround($3_1 * Math_fround(1.7000000476837158)), Math_fround(.002199999988079071), 8) * Math_fround(.550000011920929))), Math_fround(0.0))), Math_fround(1.0)));
 }
 
 function $34($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = 0, $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = 0, $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0);
  $12_1 = Math_fround(Math_floor(Math_fround($0_1 + Math_fround(-.5))));
  $13_1 = Math_fround(Math_floor(Math_fround($1_1 + Math_fround(-.5))));
  $14_1 = Math_fround(Math_floor(Math_fround($2_1 + Math_fround(-.5))));
  $9_1 = Math_fround(9.0);
  $6_1 = Math_fround(9.0);
  label2 : while (1) {
   if (($10_1 | 0) < (2 | 0)) {
    $7_1 = 0;
    label1 : while (1) {
     if (($7_1 | 0) < (2 | 0)) {
      $8_1 = 0;
      label : while (1) {
       if (($8_1 | 0) < (2 | 0)) {
        $4_1 = (Math_imul(~~$12_1 + $8_1 | 0, -1918454973) + Math_imul(~~$13_1 + $7_1 | 0, -669632447) | 0) + Math_imul(Math_imul(~~$14_1 + $10_1 | 0, 7) + $3_1 | 0, -887442657) | 0;
        $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
        $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
        $4_1 = $4_1 ^ ($4_1 >>> 16 | 0) | 0;
        $5_1 = Math_fround(Math_fround(Math_fround($12_1 + Math_fround($8_1 | 0)) + Math_fround(Math_fround(($4_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) - $0_1);
        $11_1 = Math_fround($5_1 * $5_1);
        $5_1 = Math_fround(Math_fround(Math_fround($13_1 + Math_fround($7_1 | 0)) + Math_fround(Math_fround((Math_imul($4_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) - $1_1);
        $11_1 = Math_fround($11_1 + Math_fround($5_1 * $5_1));
        $5_1 = Math_fround(Math_fround(Math_fround($14_1 + Math_fround($10_1 | 0)) + Math_fround(Math_fround((Math_imul($4_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) - $2_1);
        $5_1 = Math_fround($11_1 + Math_fround($5_1 * $5_1));
        if ($5_1 < $9_1) {
         $6_1 = $9_1;
         $9_1 = $5_1;
         global$159 = $4_1;
        } else {
         $6_1 = $5_1 < $6_1 ? $5_1 : $6_1
        }
        $8_1 = $8_1 + 1 | 0;
        continue label;
       }
       break label;
      };
      $7_1 = $7_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    $10_1 = $10_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
  global$256 = Math_fround($6_1 - $9_1);
 }
 
 function $35($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
  var $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0);
  $7_1 = Math_fround($4_1 * Math_fround(2.4000000953674316));
  $10_1 = Math_fround($0_1 * $7_1);
  $0_1 = Math_fround($1_1 * $4_1);
  $9_1 = Math_fround($6_1 | 0);
  $8_1 = Math_fround($2_1 * $4_1);
  $4_1 = Math_fround($3_1 * $4_1);
  $2_1 = Math_fround($10_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($1(Math_fround(Math_fround($0_1 * Math_fround(.800000011920929)) + $9_1), Math_fround($8_1 * Math_fround(.800000011920929)), Math_fround($4_1 * Math_fround(.800000011920929))) + Math_fround(-.5)) * Math_fround(.8999999761581421)) + Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(2.700000047683716)), Math_fround(Math_fround($8_1 * Math_fround(2.700000047683716)) + $9_1), Math_fround($4_1 * Math_fround(2.700000047683716))) + Math_fround(-.5)) * Math_fround(.23999999463558197))) + Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(9.0)), Math_fround($8_1 * Math_fround(9.0)), Math_fround(Math_fround($4_1 * Math_fround(9.0)) + $9_1)) + Math_fround(-.5)) * Math_fround(.04500000178813934))) + Math_fround(Math_fround(Math_fround($1(Math_fround($1_1 * Math_fround(70.0)), Math_fround($2_1 * Math_fround(70.0)), Math_fround($3_1 * Math_fround(70.0))) + Math_fround(-.5)) * Math_fround(.004000000189989805)) * $7_1)));
  $3_1 = Math_fround(Math_floor(Math_fround($2_1 + Math_fround(.5))));
  $6_1 = (Math_imul(~~$3_1, -1918454973) + Math_imul($6_1, -669632447) | 0) - 1456426613 | 0;
  $6_1 = Math_imul(($6_1 >>> 16 | 0) ^ $6_1 | 0, 2146121005);
  $6_1 = Math_imul(($6_1 >>> 15 | 0) ^ $6_1 | 0, -2073254261);
  $6_1 = ($6_1 >>> 16 | 0) ^ $6_1 | 0;
  $1_1 = Math_fround(Math_fround(($6_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $3_1 = Math_fround(Math_fround(Math_fround($2_1 - $3_1) - Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($6_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.5))) / $7_1);
  $7_1 = Math_fround(Math_abs($3_1));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1(Math_fround(Math_fround($0_1 * Math_fround(1.600000023841858)) + Math_fround(5.0)), Math_fround($8_1 * Math_fround(1.600000023841858)), Math_fround(Math_fround($4_1 * Math_fround(1.600000023841858)) + Math_fround($1_1 * Math_fround(30.0)))) + Math_fround(-.2199999988079071)) / Math_fround(.4000000059604645)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_fround($5_1 * Math_fround(Math_fround($1_1 * Math_fround(.75)) + Math_fround(.25))) * Math_fround(Math_fround($4_1 * Math_fround(.6499999761581421)) + Math_fround(.3499999940395355)));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($7_1 - $0_1) / Math_fround(Math_fround($0_1 * Math_fround(.30000001192092896)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(Math_min(Math_fround($0_1 / Math_fround(Math_max(global$1, Math_fround(9.999999747378752e-06)))), Math_fround(1.0)))) * Math_fround(Math_fround($4_1 * Math_fround(.699999988079071)) + Math_fround(.30000001192092896)));
  if ($3_1 > Math_fround(0.0)) {
   $0_1 = Math_fround($0_1 * Math_fround(9.0));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 - $0_1) / Math_fround(Math_fround(0.0) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  } else {
   $0_1 = Math_fround($0_1 * Math_fround(2.5));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($7_1 - $0_1) / Math_fround(Math_fround(0.0) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  }
  return Math_fround(Math_fround($2_1 + Math_fround(Math_fround($0_1 * Math_fround(.30000001192092896)) * $4_1)) * Math_fround(Math_fround($1_1 * Math_fround(.6499999761581421)) + Math_fround(.3499999940395355)));
 }
 
 function $36($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = 0, $20_1 = Math_fround(0);
  $5_1 = Math_imul($4_1, -1918454973);
  $6_1 = $5_1 + 2143823966 | 0;
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
  $8_1 = Math_fround(Math_fround((($6_1 ^ ($6_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $14_1 = Math_fround($3_1 * Math_fround(Math_fround($8_1 * Math_fround(.10000000149011612)) + Math_fround(.699999988079071)));
  $6_1 = $5_1 + 1474191519 | 0;
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
  $16_1 = Math_fround(Math_min(Math_fround($2_1 * Math_fround(.36000001430511475)), Math_fround($3_1 * Math_fround(Math_fround(Math_fround(Math_fround((($6_1 ^ ($6_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.14000000059604645)) + Math_fround(.12999999523162842)))));
  $6_1 = $5_1 + 804559072 | 0;
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
  $20_1 = Math_fround($16_1 * Math_fround(Math_fround(Math_fround(Math_fround((($6_1 ^ ($6_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.20000000298023224)) + Math_fround(.11999999731779099)));
  $5_1 = $5_1 + 134926625 | 0;
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
  $6_1 = ~~Math_fround(Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(6.0)) + 4 | 0;
  $17_1 = Math_fround(Math_fround($8_1 + Math_fround(-.5)) * Math_fround(.5));
  $18_1 = Math_fround($14_1 * Math_fround(-.5));
  $2_1 = Math_fround(Math_fround($1_1 - $18_1) / $14_1);
  if ($2_1 < Math_fround(1.0) & $2_1 > Math_fround(0.0) | 0) {
   $8_1 = Math_fround($2_1 + Math_fround(-.5));
   $5_1 = Math_fround(Math_abs(Math_fround($0_1 - Math_fround(Math_fround(Math_fround($17_1 * $8_1) * $8_1) * $3_1)))) < Math_fround(Math_fround($3_1 * Math_fround(.004000000189989805)) * Math_fround(Math_fround(1.2000000476837158) - $2_1));
  } else {
   $5_1 = 0
  }
  if ($5_1) {
   global$2 = Math_fround(.8500000238418579)
  }
  $19_1 = $6_1 << 1 | 0;
  label : while (1) {
   if (($10_1 | 0) <= ($19_1 | 0)) {
    $5_1 = ($10_1 | 0) == ($19_1 | 0);
    if ($5_1) {
     $8_1 = Math_fround(1.0)
    } else {
     $8_1 = Math_fround(Math_fround(Math_fround(Math_fround($10_1 | 0) * Math_fround(.7799999713897705)) / Math_fround($6_1 << 1 | 0 | 0)) + Math_fround(.20000000298023224))
    }
    $7_1 = (Math_imul($4_1, -1918454973) + Math_imul($10_1, -669632447) | 0) + 1490393336 | 0;
    $7_1 = Math_imul($7_1 ^ ($7_1 >>> 16 | 0) | 0, 2146121005);
    $7_1 = Math_imul($7_1 ^ ($7_1 >>> 15 | 0) | 0, -2073254261);
    $13_1 = Math_fround(Math_fround($16_1 * Math_fround(Math_fround(1.0) - Math_fround($8_1 * Math_fround(.5)))) * Math_fround(Math_fround(Math_fround(Math_fround((($7_1 ^ ($7_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.30000001192092896)) + Math_fround(.8500000238418579)));
    $2_1 = Math_fround($8_1 + Math_fround(-.5));
    $12_1 = Math_fround($0_1 - Math_fround(Math_fround(Math_fround($17_1 * $2_1) * $2_1) * $3_1));
    if ($5_1) {
     $9_1 = Math_fround(0.0)
    } else {
     $7_1 = (Math_imul($4_1, -1918454973) + Math_imul($10_1, -669632447) | 0) + 602950679 | 0;
     $7_1 = Math_imul($7_1 ^ ($7_1 >>> 16 | 0) | 0, 2146121005);
     $7_1 = Math_imul($7_1 ^ ($7_1 >>> 15 | 0) | 0, -2073254261);
     $9_1 = Math_fround(Math_fround(Math_fround(.17000000178813934) - Math_fround($8_1 * Math_fround(.07000000029802322))) + Math_fround(Math_fround(Math_fround(Math_fround((($7_1 ^ ($7_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.05000000074505806)));
    }
    $2_1 = Math_fround($9_1 - Math_fround(Math_floor($9_1)));
    if ($2_1 > Math_fround(.5)) {
     $2_1 = Math_fround($2_1 + Math_fround(-1.0))
    }
    if ($2_1 > Math_fround(.25)) {
     $2_1 = Math_fround(Math_fround(.5) - $2_1)
    } else {
     $2_1 = $2_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $2_1) : $2_1
    }
    $11_1 = Math_fround($2_1 * Math_fround(6.2831854820251465));
    $2_1 = Math_fround($11_1 * $11_1);
    global$23 = Math_fround($11_1 * Math_fround(Math_fround($2_1 * Math_fround(Math_fround($2_1 * Math_fround(Math_fround($2_1 * Math_fround(Math_fround($2_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
    $2_1 = Math_fround($9_1 + Math_fround(.25));
    $2_1 = Math_fround($2_1 - Math_fround(Math_floor($2_1)));
    if ($2_1 > Math_fround(.5)) {
     $2_1 = Math_fround($2_1 + Math_fround(-1.0))
    }
    if ($5_1) {
     $9_1 = Math_fround(0.0)
    } else {
     $9_1 = $10_1 & 1 | 0 ? Math_fround(1.0) : Math_fround(-1.0)
    }
    $11_1 = Math_fround(Math_fround($1_1 - $18_1) - Math_fround($8_1 * $14_1));
    if ($2_1 > Math_fround(.25)) {
     $2_1 = Math_fround(Math_fround(.5) - $2_1)
    } else {
     $2_1 = $2_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $2_1) : $2_1
    }
    $15_1 = Math_fround($2_1 * Math_fround(6.2831854820251465));
    $2_1 = Math_fround($15_1 * $15_1);
    global$22 = Math_fround($15_1 * Math_fround(Math_fround($2_1 * Math_fround(Math_fround($2_1 * Math_fround(Math_fround($2_1 * Math_fround(Math_fround($2_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
    $2_1 = Math_fround(Math_fround($11_1 * global$22) + Math_fround(Math_fround($12_1 * $9_1) * global$23));
    if (!$5_1) {
     $12_1 = Math_fround(Math_fround(Math_fround($12_1 * $9_1) * global$22) - Math_fround($11_1 * global$23))
    }
    $12_1 = Math_fround($12_1 + Math_fround(Math_fround(Math_fround($2_1 * $2_1) / $13_1) * Math_fround(.18000000715255737)));
    block : {
     if ($2_1 < Math_fround(0.0) | $2_1 > $13_1 | 0) {
      break block
     }
     $9_1 = Math_fround(Math_abs($12_1));
     $2_1 = Math_fround($2_1 / $13_1);
     $8_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($20_1 * Math_fround(Math_fround(1.0) - Math_fround($8_1 * Math_fround(.4000000059604645)))) * Math_fround(4.0)) * $2_1) * Math_fround(Math_fround(1.0) - $2_1)) * Math_fround(Math_fround(1.2999999523162842) - Math_fround($2_1 * Math_fround(.5))));
     if ($9_1 > $8_1) {
      break block
     }
     global$2 = Math_fround(0.0);
     $5_1 = (Math_imul($4_1, -1918454973) + Math_imul($10_1, -669632447) | 0) - 284491978 | 0;
     $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
     $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
     $2_1 = Math_fround(Math_fround($2_1 * Math_fround(9.0)) - Math_fround(Math_fround($9_1 / $13_1) * Math_fround(6.0)));
     $11_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.30000001192092896)) + Math_fround(.6200000047683716)) - (Math_fround(Math_abs(Math_fround(Math_fround($2_1 - Math_fround(Math_floor($2_1))) + Math_fround(-.5)))) < Math_fround(.09000000357627869) ? Math_fround(.11999999731779099) : Math_fround(0.0)));
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($9_1 / Math_fround(Math_fround($8_1 * Math_fround(.1599999964237213)) + Math_fround(9.999999747378752e-06))), Math_fround(0.0))), Math_fround(1.0)));
     global$0 = Math_fround(Math_fround($11_1 * Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.5)) + Math_fround(.5))) + ($12_1 > Math_fround(0.0) ? Math_fround(.10000000149011612) : Math_fround(0.0)));
    }
    $10_1 = $10_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $37($0_1) {
  var $1_1 = Math_fround(0), $2_1 = Math_fround(0), $3_1 = 0;
  $4();
  $2_1 = $139(global$68, global$69, global$70, Math_fround(-global$40), Math_fround(-global$41), Math_fround(-global$42), Math_fround(global$53 * global$53), global$32, global$34);
  if ($2_1 > Math_fround(0.0)) {
   $3_1 = Math_fround(Math_fround(Math_fround(global$111 * global$71) + Math_fround(global$112 * global$72)) + Math_fround(global$113 * global$58)) > Math_fround(0.0)
  } else {
   $3_1 = 0
  }
  if (!$3_1) {
   return Math_fround(0.0)
  }
  $1_1 = Math_fround(Math_fround(global$125 + global$125) / Math_fround(global$33 | 0));
  $29(global$94, global$95, global$96, global$111, global$112, global$113, global$53 < Math_fround(.20000000298023224), Math_fround(1000000015047466219876688.0e6), Math_fround(global$129 * $1_1), Math_fround($1_1 + Math_fround(Math_fround(global$53 * Math_fround(.699999988079071)) * global$53)));
  $1_1 = Math_fround(Math_max(global$16, Math_fround(Math_max(global$17, global$18))));
  if ($1_1 > $0_1) {
   $0_1 = Math_fround($0_1 / $1_1);
   global$16 = Math_fround(global$16 * $0_1);
   global$17 = Math_fround(global$17 * $0_1);
   global$18 = Math_fround(global$18 * $0_1);
  }
  return $2_1;
 }
 
 function $38() {
  var $0_1 = Math_fround(0), $1_1 = Math_fround(0), $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = 0, $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0);
  $4();
  $0_1 = global$32;
  $4_1 = global$34;
  $4();
  $1_1 = $4_1;
  $4_1 = global$32;
  $16_1 = $14(global$94, global$95, global$96, global$68, global$69, global$70, $1_1, $4_1);
  $15(global$94, global$95, global$96, global$68, global$69, global$70, $0_1, $4_1, global$34);
  if (global$77 > Math_fround(0.0) & global$53 >= Math_fround(.3199999928474426) | 0) {
   $9_1 = Math_fround(Math_fround(global$54 + global$60) + global$61) > Math_fround(0.0)
  } else {
   $9_1 = 0
  }
  if ($9_1) {
   $4_1 = Math_fround(-global$40);
   $10_1 = global$85;
   $2_1 = Math_fround($4_1 + $10_1);
   $6_1 = Math_fround(-global$41);
   $11_1 = global$86;
   $3_1 = Math_fround($6_1 + $11_1);
   $7_1 = Math_fround(-global$42);
   $12_1 = global$75;
   $1_1 = Math_fround($7_1 + $12_1);
   $0_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($2_1 * $2_1) + Math_fround($3_1 * $3_1)) + Math_fround($1_1 * $1_1)), Math_fround(9.99999993922529e-09))))));
   $8_1 = global$68;
   $13_1 = Math_fround($2_1 * $0_1);
   $2_1 = global$69;
   $14_1 = Math_fround($3_1 * $0_1);
   $3_1 = global$70;
   $15_1 = Math_fround($1_1 * $0_1);
   $0_1 = Math_fround(Math_max(Math_fround(Math_fround(Math_fround($8_1 * $13_1) + Math_fround($2_1 * $14_1)) + Math_fround($3_1 * $15_1)), Math_fround(0.0)));
   $1_1 = Math_fround($0_1 * $0_1);
   $0_1 = global$53;
   $0_1 = Math_fround($0_1 * $0_1);
   $5_1 = Math_fround($0_1 * $0_1);
   $1_1 = Math_fround(Math_fround($1_1 * Math_fround($5_1 + Math_fround(-1.0))) + Math_fround(1.0));
   $5_1 = Math_fround($5_1 / Math_fround(Math_fround($1_1 * Math_fround(3.1415927410125732)) * $1_1));
   $0_1 = Math_fround($0_1 * Math_fround(.5));
   $1_1 = Math_fround(Math_fround(1.0) - $0_1);
   $2_1 = Math_fround($5_1 * Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($8_1 * $4_1) + Math_fround($2_1 * $6_1)) + Math_fround($3_1 * $7_1)), Math_fround(.05000000074505806))) * $1_1) + $0_1) * Math_fround(Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($8_1 * $10_1) + Math_fround($2_1 * $11_1)) + Math_fround($3_1 * $12_1)), Math_fround(.019999999552965164))) * $1_1) + $0_1))));
   $0_1 = global$77;
   $1_1 = $0_1;
   $3_1 = Math_fround(Math_fround(1.0) - $0_1);
   $0_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_max(Math_fround(Math_fround(Math_fround($4_1 * $13_1) + Math_fround($6_1 * $14_1)) + Math_fround($7_1 * $15_1)), Math_fround(0.0))));
   $0_1 = Math_fround(Math_min(Math_fround(Math_fround(Math_fround($2_1 * Math_fround($1_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $0_1) * $0_1) * $0_1) * $0_1) * $0_1))) * Math_fround(.25)) * Math_fround(3.1415927410125732)), Math_fround(4.0)));
   global$91 = Math_fround(Math_fround(global$54 * $0_1) * global$50);
   global$92 = Math_fround(Math_fround(global$60 * $0_1) * global$51);
   global$93 = Math_fround(Math_fround(global$61 * $0_1) * global$52);
  }
  return $16_1;
 }
 
 function $39($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0);
  $95($0_1, $1_1, $2_1);
  $1_1 = (Math_imul($1_1, global$33) + $0_1 | 0) << 4 | 0;
  $0_1 = $1_1 + global$262 | 0;
  HEAPF32[$0_1 >> 2] = Math_fround(HEAPF32[$0_1 >> 2] + global$192);
  HEAPF32[($0_1 + 4 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 4 | 0) >> 2] + global$193);
  HEAPF32[($0_1 + 8 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 8 | 0) >> 2] + global$194);
  $3_1 = Math_fround(Math_fround(Math_fround(global$192 * Math_fround(.2125999927520752)) + Math_fround(global$193 * Math_fround(.7152000069618225))) + Math_fround(global$194 * Math_fround(.0722000002861023)));
  HEAPF32[($0_1 + 12 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 12 | 0) >> 2] + Math_fround($3_1 * $3_1));
  $0_1 = global$263 + $1_1 | 0;
  HEAPF32[$0_1 >> 2] = Math_fround(HEAPF32[$0_1 >> 2] + global$91);
  HEAPF32[($0_1 + 4 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 4 | 0) >> 2] + global$92);
  HEAPF32[($0_1 + 8 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 8 | 0) >> 2] + global$93);
  $3_1 = Math_fround(Math_fround(Math_fround(global$91 * Math_fround(.2125999927520752)) + Math_fround(global$92 * Math_fround(.7152000069618225))) + Math_fround(global$93 * Math_fround(.0722000002861023)));
  HEAPF32[($0_1 + 12 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 12 | 0) >> 2] + Math_fround($3_1 * $3_1));
  $0_1 = global$188 + $1_1 | 0;
  HEAPF32[$0_1 >> 2] = Math_fround(HEAPF32[$0_1 >> 2] + global$195);
  HEAPF32[($0_1 + 4 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 4 | 0) >> 2] + global$196);
  HEAPF32[($0_1 + 8 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 8 | 0) >> 2] + global$197);
  HEAPF32[($0_1 + 12 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 12 | 0) >> 2] + Math_fround(1.0));
  $0_1 = global$88 + $1_1 | 0;
  HEAPF32[$0_1 >> 2] = Math_fround(HEAPF32[$0_1 >> 2] + global$137);
  HEAPF32[($0_1 + 4 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 4 | 0) >> 2] + global$138);
  HEAPF32[($0_1 + 8 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 8 | 0) >> 2] + global$139);
  HEAPF32[($0_1 + 12 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 12 | 0) >> 2] + global$227);
  $0_1 = global$189 + $1_1 | 0;
  HEAPF32[$0_1 >> 2] = Math_fround(HEAPF32[$0_1 >> 2] + global$55);
  HEAPF32[($0_1 + 4 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 4 | 0) >> 2] + global$56);
  HEAPF32[($0_1 + 8 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 8 | 0) >> 2] + global$57);
  HEAPF32[($0_1 + 12 | 0) >> 2] = Math_fround(HEAPF32[($0_1 + 12 | 0) >> 2] + global$228);
 }
 
 function $40($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0);
  $3_1 = Math_fround(Math_fround(1.0) / Math_fround($2_1 + Math_fround(.17000000178813934)));
  $0_1 = Math_fround($0_1 * $3_1);
  $1_1 = Math_fround($1_1 * $3_1);
  $2_1 = Math_fround($2_1 + $2_1);
  return Math_fround(Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 + $0_1) + Math_fround(11.0)), Math_fround(Math_fround($1_1 + $1_1) + Math_fround(7.0)), $2_1) + Math_fround(Math_fround(Math_fround(.27000001072883606) - Math_fround(Math_abs(Math_fround($1(Math_fround($0_1 * Math_fround(5.199999809265137)), Math_fround($1_1 * Math_fround(5.199999809265137)), Math_fround($2_1 * Math_fround(6.0))) + Math_fround(-.5))))) * Math_fround(.1599999964237213))) + Math_fround(Math_fround(Math_fround(.27000001072883606) - Math_fround(Math_abs(Math_fround($1(Math_fround($0_1 * Math_fround(11.699999809265137)), Math_fround($1_1 * Math_fround(11.699999809265137)), Math_fround($2_1 * Math_fround(13.0))) + Math_fround(-.5))))) * Math_fround(.09000000357627869))) + Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(26.0)), Math_fround($1_1 * Math_fround(26.0)), Math_fround($2_1 * Math_fround(28.0))) + Math_fround(-.5)) * Math_fround(.05000000074505806)));
 }
 
 function $41($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0);
  $2_1 = Math_fround(Math_max($2_1, Math_fround(0.0)));
  $4_1 = $40($0_1, $1_1, $2_1);
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($2_1 / Math_fround(.6200000047683716)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  $6_1 = Math_fround(Math_fround($3_1 * Math_fround(-.40000003576278687)) + Math_fround(.6000000238418579));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($40($0_1, $1_1, Math_fround(Math_fround($2_1 + Math_fround(.02199999988079071)) + Math_fround($2_1 * Math_fround(.05999999865889549)))) + Math_fround(-.5299999713897705)) / Math_fround(.19000005722045898)), Math_fround(0.0))), Math_fround(1.0)));
  $1_1 = Math_fround(Math_fround(.9700000286102295) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.20000000298023224)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(-.6200000047683716)) / Math_fround(.18000000715255737)), Math_fround(0.0))), Math_fround(1.0)));
  $1_1 = Math_fround($1_1 - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.07000000029802322)));
  $0_1 = Math_fround($1_1 * Math_fround(.9700000286102295));
  $7_1 = $0_1;
  $8_1 = Math_fround(Math_fround(.7400000095367432) - $0_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-.20000000298023224)) / Math_fround(-.20000000298023224)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.6000000238418579));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-.30000001192092896)) / Math_fround(-.24000000953674316)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround(.5849999785423279) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.05000000074505806)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 - $0_1) / Math_fround(Math_fround($0_1 + Math_fround(.09000000357627869)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($2_1 / Math_fround(.07999999821186066)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround($4_1 * Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.6399999856948853)) + Math_fround(.30000001192092896)));
  global$3 = Math_fround($6_1 + Math_fround(Math_fround(Math_fround($7_1 + Math_fround($8_1 * $5_1)) - $6_1) * $0_1));
  $2_1 = Math_fround(Math_fround($3_1 * Math_fround(-.33000001311302185)) + Math_fround(.75));
  $4_1 = Math_fround($1_1 * Math_fround(.9850000143051147));
  global$4 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(Math_fround(Math_fround(.800000011920929) - $4_1) * $5_1)) - $2_1) * $0_1));
  $2_1 = Math_fround(Math_fround($3_1 * Math_fround(-.11000001430511475)) + Math_fround(.8799999952316284));
  $1_1 = Math_fround($1_1 * Math_fround(1.0099999904632568));
  global$5 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($1_1 + Math_fround(Math_fround(Math_fround(.8700000047683716) - $1_1) * $5_1)) - $2_1) * $0_1));
 }
 
 function $42($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
  var $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = 0, $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = 0, $21_1 = Math_fround(0), $22_1 = Math_fround(0), $23_1 = Math_fround(0), $24_1 = Math_fround(0), $25_1 = Math_fround(0), $26_1 = Math_fround(0), $27_1 = Math_fround(0), $28_1 = Math_fround(0), $29_1 = Math_fround(0), $30_1 = Math_fround(0), $31_1 = Math_fround(0);
  $20_1 = Math_imul($2_1, -669632447);
  $11_1 = Math_fround(Math_fround($0_1 / Math_fround(6.2831854820251465)) * Math_fround($2_1 | 0));
  $14_1 = ~~Math_fround(Math_floor($11_1));
  $7_1 = ($20_1 + Math_imul(($14_1 + 1 | 0 | 0) % ($2_1 | 0) | 0, -1918454973) | 0) + 1490393336 | 0;
  $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
  $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
  $9_1 = Math_fround(Math_fround(Math_fround(Math_fround(((($7_1 >>> 16 | 0) ^ $7_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.5)) + Math_fround(.5));
  $10_1 = Math_fround($14_1 | 0);
  $7_1 = (Math_imul(($14_1 | 0) % ($2_1 | 0) | 0, -1918454973) + $20_1 | 0) + 1490393336 | 0;
  $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
  $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
  $12_1 = Math_fround(Math_fround(Math_fround(((($7_1 >>> 16 | 0) ^ $7_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.5));
  $0_1 = Math_fround($10_1 + $12_1);
  $8_1 = Math_fround($11_1 - $10_1);
  if ($8_1 < $12_1) {
   $14_1 = $14_1 - 1 | 0;
   $7_1 = (Math_imul(((($14_1 | 0) % ($2_1 | 0) | 0) + $2_1 | 0 | 0) % ($2_1 | 0) | 0, -1918454973) + $20_1 | 0) + 1490393336 | 0;
   $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
   $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
   $0_1 = Math_fround(Math_fround($14_1 | 0) + Math_fround(Math_fround(Math_fround(((($7_1 >>> 16 | 0) ^ $7_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.5)));
  }
  $20_1 = ((($14_1 | 0) % ($2_1 | 0) | 0) + $2_1 | 0 | 0) % ($2_1 | 0) | 0;
  $7_1 = (Math_imul($20_1, -1918454973) + Math_imul($2_1, -669632447) | 0) + 602950679 | 0;
  $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
  $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
  $7_1 = ($7_1 >>> 16 | 0) ^ $7_1 | 0;
  $21_1 = Math_fround(Math_fround((Math_imul($7_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $18_1 = Math_fround($3_1 + Math_fround(Math_fround($4_1 - $3_1) * $21_1));
  $3_1 = Math_fround($18_1 + Math_fround(.003000000026077032));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $3_1) / Math_fround(Math_fround($18_1 + Math_fround(-.003000000026077032)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  $26_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  if ($26_1 <= Math_fround(0.0)) {
   return
  }
  $4_1 = Math_fround(.20000000298023224);
  $22_1 = Math_fround(.1599999964237213);
  $10_1 = Math_fround($2_1 | 0);
  $24_1 = Math_fround(Math_fround(Math_fround($11_1 - $0_1) * Math_fround(6.2831854820251465)) / $10_1);
  if ($8_1 < $12_1) {
   $3_1 = Math_fround(Math_fround($14_1 + 1 | 0 | 0) + $12_1)
  } else {
   $3_1 = Math_fround(Math_fround($14_1 + 1 | 0 | 0) + Math_fround($9_1 + Math_fround(-.5)))
  }
  $27_1 = Math_fround(Math_fround(Math_fround($3_1 - $0_1) * Math_fround(6.2831854820251465)) / $10_1);
  $11_1 = Math_fround($27_1 / Math_fround(Math_max(Math_fround(Math_floor(Math_fround($27_1 / Math_fround(Math_fround(Math_fround($21_1 * Math_fround(.05000000074505806)) + Math_fround(.10000000149011612)) * $5_1)))), Math_fround(1.0))));
  $28_1 = Math_fround(Math_floor(Math_fround($24_1 / $11_1)));
  $23_1 = Math_fround(Math_fround($18_1 - Math_fround($5_1 * Math_fround(.05000000074505806))) - $1_1);
  $8_1 = Math_fround(Math_fround((Math_imul($7_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $9_1 = Math_fround(Math_fround(Math_fround($8_1 * Math_fround(.04500000178813934)) + Math_fround(.125)) * $5_1);
  $29_1 = Math_fround(Math_floor(Math_fround($23_1 / $9_1)));
  $0_1 = Math_fround(Math_fround((Math_imul($7_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  if ($0_1 < Math_fround(.30000001192092896)) {
   $4_1 = Math_fround(.17000000178813934);
   $22_1 = Math_fround(.14499999582767487);
   $0_1 = Math_fround(.2199999988079071);
  } else {
   if ($0_1 < Math_fround(.550000011920929)) {
    $4_1 = Math_fround(.38999998569488525);
    $22_1 = Math_fround(.33500000834465027);
    $0_1 = Math_fround(.41999998688697815);
   } else {
    if ($0_1 < Math_fround(.699999988079071)) {
     $4_1 = Math_fround(.47999998927116394);
     $22_1 = Math_fround(.45500001311302185);
     $0_1 = Math_fround(.5);
    } else {
     $0_1 = Math_fround(.30000001192092896)
    }
   }
  }
  $10_1 = $0_1;
  $16_1 = Math_fround($24_1 - Math_fround(Math_fround($28_1 + Math_fround(.5)) * $11_1));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_abs($16_1)) / $11_1) + Math_fround(-.4000000059604645)) / Math_fround(.09999999403953552)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($24_1 * Math_fround(14.0)) + Math_fround($21_1 * Math_fround(30.0))), Math_fround($1_1 * Math_fround(5.0))) * Math_fround(.20000000298023224)) + Math_fround(.8999999761581421)) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.05000000074505806)));
  $0_1 = Math_fround($10_1 * $3_1);
  $25_1 = Math_fround($4_1 * $3_1);
  $3_1 = Math_fround($22_1 * $3_1);
  if ($23_1 > Math_fround(0.0)) {
   $19_1 = $0_1;
   $30_1 = Math_fround(Math_fround(Math_min(Math_fround(Math_fround($10_1 * Math_fround(1.2200000286102295)) + Math_fround(.05000000074505806)), Math_fround(.8500000238418579))) - $0_1);
   $17_1 = Math_fround($11_1 * Math_fround(Math_fround($8_1 * Math_fround(.09000000357627869)) + Math_fround(.20000000298023224)));
   $12_1 = Math_fround(-$17_1);
   $11_1 = Math_fround($5_1 * Math_fround(.00800000037997961));
   $8_1 = Math_fround($12_1 - $11_1);
   $0_1 = Math_fround($8_1 + Math_fround(-.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 - $0_1) / Math_fround(Math_fround($8_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $13_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   $8_1 = Math_fround($17_1 + $11_1);
   $0_1 = Math_fround($8_1 + Math_fround(.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 - $0_1) / Math_fround(Math_fround($8_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $31_1 = Math_fround($13_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
   $13_1 = Math_fround($23_1 - Math_fround(Math_fround($29_1 + Math_fround(.5)) * $9_1));
   $15_1 = Math_fround($9_1 * Math_fround(Math_fround($21_1 * Math_fround(.05999999865889549)) + Math_fround(.2800000011920929)));
   $9_1 = Math_fround(-$15_1);
   $8_1 = Math_fround($9_1 - $11_1);
   $0_1 = Math_fround($8_1 + Math_fround(-.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $0_1) / Math_fround(Math_fround($8_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $11_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   $8_1 = Math_fround($15_1 + Math_fround($5_1 * Math_fround(.012000000104308128)));
   $0_1 = Math_fround($8_1 + Math_fround(.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $0_1) / Math_fround(Math_fround($8_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround($31_1 * Math_fround($11_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))));
   $19_1 = Math_fround($19_1 + Math_fround($30_1 * $0_1));
   $21_1 = Math_fround($25_1 + Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_fround($4_1 * Math_fround(1.2200000286102295)) + Math_fround(.05999999865889549)), Math_fround(.8399999737739563))) - $25_1) * $0_1));
   $23_1 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_fround($22_1 * Math_fround(1.2200000286102295)) + Math_fround(.05999999865889549)), Math_fround(.8199999928474426))) - $3_1) * $0_1));
   $0_1 = Math_fround($12_1 + Math_fround(-.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 - $0_1) / Math_fround(Math_fround($12_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $3_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   $0_1 = Math_fround($17_1 + Math_fround(.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 - $0_1) / Math_fround(Math_fround($17_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $3_1 = Math_fround($3_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
   $0_1 = Math_fround($9_1 + Math_fround(-.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $0_1) / Math_fround(Math_fround($9_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $8_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   $0_1 = Math_fround($15_1 + Math_fround(.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $0_1) / Math_fround(Math_fround($15_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $17_1 = Math_fround($3_1 * Math_fround($8_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))));
   $2_1 = (Math_imul(~~$28_1 + Math_imul($20_1, 17) | 0, -1918454973) + Math_imul(~~$29_1, -669632447) | 0) - 2059377292 | 0;
   $2_1 = Math_imul(($2_1 >>> 16 | 0) ^ $2_1 | 0, 2146121005);
   $2_1 = Math_imul(($2_1 >>> 15 | 0) ^ $2_1 | 0, -2073254261);
   $9_1 = Math_fround(Math_fround(((($2_1 >>> 16 | 0) ^ $2_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
   if ($9_1 < Math_fround(.4000000059604645)) {
    $3_1 = Math_fround(Math_fround(Math_fround($9_1 * Math_fround(4.0)) * $15_1) - $15_1);
    $0_1 = Math_fround($3_1 + Math_fround(.003000000026077032));
    $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $0_1) / Math_fround(Math_fround($3_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
    $3_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   } else {
    $3_1 = Math_fround(0.0)
   }
   $2_1 = (Math_imul(~~$28_1, -1918454973) + Math_imul(~~$29_1 + $20_1 | 0, -669632447) | 0) + 1348147347 | 0;
   $2_1 = Math_imul(($2_1 >>> 16 | 0) ^ $2_1 | 0, 2146121005);
   $2_1 = Math_imul(($2_1 >>> 15 | 0) ^ $2_1 | 0, -2073254261);
   $8_1 = Math_fround(-$15_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $15_1) / Math_fround($8_1 - $15_1)), Math_fround(0.0))), Math_fround(1.0)));
   $11_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(((($2_1 >>> 16 | 0) ^ $2_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.2199999988079071)) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) + Math_fround(.05999999865889549));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 + Math_fround(.007000000216066837)) / Math_fround(.006000000052154064)), Math_fround(0.0))), Math_fround(1.0)));
   $12_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($16_1 + Math_fround(-.007000000216066837)) / Math_fround(-.006000000052154064)), Math_fround(0.0))), Math_fround(1.0)));
   $12_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround($12_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.4000000059604645)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 + Math_fround(.007000000216066837)) / Math_fround(.006000000052154064)), Math_fround(0.0))), Math_fround(1.0)));
   $16_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 + Math_fround(-.007000000216066837)) / Math_fround(-.006000000052154064)), Math_fround(0.0))), Math_fround(1.0)));
   $12_1 = Math_fround($11_1 * Math_fround($12_1 - Math_fround(Math_fround($16_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.4000000059604645))));
   $11_1 = $9_1 > Math_fround(.9300000071525574) ? Math_fround(.3499999940395355) : Math_fround(0.0);
   $0_1 = Math_fround(Math_fround($12_1 * Math_fround(.9200000166893005)) + $11_1);
   $19_1 = Math_fround($19_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(Math_fround(.5) - $0_1) * $3_1)) - $19_1) * $17_1));
   $0_1 = Math_fround($8_1 + Math_fround(-.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $0_1) / Math_fround(Math_fround($8_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $9_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   $8_1 = Math_fround(Math_fround($5_1 * Math_fround(.014000000432133675)) - $15_1);
   $0_1 = Math_fround($8_1 + Math_fround(.003000000026077032));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $0_1) / Math_fround(Math_fround($8_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
   $9_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($9_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.4000000059604645)) * $17_1));
   $0_1 = Math_fround($19_1 * $9_1);
   $8_1 = Math_fround($12_1 + Math_fround($11_1 * Math_fround(.800000011920929)));
   $25_1 = Math_fround(Math_fround($21_1 + Math_fround(Math_fround(Math_fround($8_1 + Math_fround(Math_fround(Math_fround(.47999998927116394) - $8_1) * $3_1)) - $21_1) * $17_1)) * $9_1);
   $8_1 = Math_fround(Math_fround($12_1 * Math_fround(1.100000023841858)) + Math_fround($11_1 * Math_fround(.5)));
   $3_1 = Math_fround(Math_fround($23_1 + Math_fround(Math_fround(Math_fround($8_1 + Math_fround(Math_fround(Math_fround(.44999998807907104) - $8_1) * $3_1)) - $23_1) * $17_1)) * $9_1);
  }
  $8_1 = global$3;
  $19_1 = $0_1;
  $11_1 = Math_fround(Math_fround(Math_min(Math_fround($10_1 * Math_fround(1.350000023841858)), Math_fround(.8500000238418579))) - $0_1);
  $10_1 = Math_fround($18_1 - Math_fround($5_1 * Math_fround(.02199999988079071)));
  $0_1 = Math_fround($10_1 + Math_fround(-.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $0_1) / Math_fround(Math_fround($10_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $10_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround($18_1 + Math_fround(.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $0_1) / Math_fround(Math_fround($18_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $9_1 = Math_fround($10_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  $10_1 = Math_fround($18_1 - Math_fround($5_1 * Math_fround(.03999999910593033)));
  $0_1 = Math_fround($10_1 + Math_fround(-.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $0_1) / Math_fround(Math_fround($10_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $12_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $10_1 = $1_1;
  $1_1 = Math_fround($18_1 - Math_fround($5_1 * Math_fround(.026000000536441803)));
  $0_1 = Math_fround($1_1 + Math_fround(.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($10_1 - $0_1) / Math_fround(Math_fround($1_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $10_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround($12_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.4000000059604645)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_min($24_1, Math_fround($27_1 - $24_1))) + Math_fround(-.012000000104308128)) / Math_fround(-.009999999776482582)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.30000001192092896)));
  $0_1 = Math_fround(Math_fround(Math_fround($19_1 + Math_fround($11_1 * $9_1)) * $10_1) * $5_1);
  global$3 = Math_fround($8_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$24 - $0_1) * $6_1)) - $8_1) * $26_1));
  $1_1 = global$4;
  $0_1 = Math_fround(Math_fround(Math_fround($25_1 + Math_fround(Math_fround(Math_fround(Math_min(Math_fround($4_1 * Math_fround(1.350000023841858)), Math_fround(.8399999737739563))) - $25_1) * $9_1)) * $10_1) * $5_1);
  global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$25 - $0_1) * $6_1)) - $1_1) * $26_1));
  $1_1 = global$5;
  $0_1 = Math_fround(Math_fround(Math_fround($3_1 + Math_fround(Math_fround(Math_fround(Math_min(Math_fround($22_1 * Math_fround(1.350000023841858)), Math_fround(.8199999928474426))) - $3_1) * $9_1)) * $10_1) * $5_1);
  global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$26 - $0_1) * $6_1)) - $1_1) * $26_1));
 }
 
 function $43($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = 0, $13_1 = Math_fround(0), $14_1 = Math_fround(0);
  $0_1 = Math_fround(Math_fround($0_1 / Math_fround(6.2831854820251465)) * Math_fround(6.0));
  $10_1 = ~~Math_fround(Math_floor($0_1));
  $7_1 = Math_imul($10_1, -1918454973) + 194289029 | 0;
  $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
  $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
  $12_1 = ($7_1 >>> 16 | 0) ^ $7_1 | 0;
  if ($1_1 > Math_fround(.30000001192092896)) {
   $7_1 = 1
  } else {
   $7_1 = Math_fround(Math_fround(($12_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) > Math_fround(.550000011920929)
  }
  if ($7_1) {
   return
  }
  $13_1 = Math_fround(Math_fround((Math_imul($12_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $8_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0_1 - Math_fround($10_1 | 0)) + Math_fround(-.5)) * Math_fround(6.2831854820251465)) / Math_fround(6.0)) + Math_fround(Math_fround($13_1 + Math_fround(-.5)) * Math_fround(.20000000298023224)));
  $2_1 = Math_fround(Math_fround((Math_imul($12_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  if ($2_1 < Math_fround(.4000000059604645)) {
   $0_1 = Math_fround(.6000000238418579)
  } else {
   $0_1 = $2_1 < Math_fround(.699999988079071) ? Math_fround(.44999998807907104) : Math_fround(.27000001072883606)
  }
  if ($2_1 < Math_fround(.4000000059604645)) {
   $4_1 = Math_fround(.5899999737739563)
  } else {
   $4_1 = $2_1 < Math_fround(.699999988079071) ? Math_fround(.38999998569488525) : Math_fround(.3100000023841858)
  }
  if ($2_1 < Math_fround(.4000000059604645)) {
   $2_1 = Math_fround(.5600000023841858)
  } else {
   $2_1 = $2_1 < Math_fround(.699999988079071) ? Math_fround(.30000001192092896) : Math_fround(.3499999940395355)
  }
  $7_1 = (global$74 | 0) == (2 | 0);
  if ($7_1) {
   $4_1 = Math_fround(.4099999964237213);
   $2_1 = Math_fround(.30000001192092896);
   $0_1 = Math_fround(.550000011920929);
  }
  $9_1 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($12_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.09000000357627869)) + Math_fround(.2199999988079071));
  $5_1 = Math_fround(-$9_1);
  $3_1 = Math_fround($5_1 + Math_fround(-.003000000026077032));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - $3_1) / Math_fround(Math_fround($5_1 + Math_fround(.003000000026077032)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  $3_1 = Math_fround($9_1 + Math_fround(.003000000026077032));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - $3_1) / Math_fround(Math_fround($9_1 + Math_fround(-.003000000026077032)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround($5_1 * Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.07800000160932541)) / Math_fround(-.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
  $11_1 = Math_fround($5_1 * Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))));
  if ($11_1 > Math_fround(0.0)) {
   $6_1 = Math_fround($1_1 / Math_fround(.007499999832361937));
   $5_1 = global$3;
   $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.04000000283122063)) / Math_fround(.03099999949336052)), Math_fround(0.0))), Math_fround(1.0)));
   $14_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * Math_fround(.5)));
   if ($7_1) {
    $3_1 = Math_fround(1.0)
   } else {
    $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($6_1 - Math_fround(Math_floor($6_1))) + Math_fround(-.30000001192092896)) / Math_fround(-.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
    $3_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1))) * Math_fround(.10000000149011612)));
   }
   $6_1 = Math_fround($14_1 * $3_1);
   $0_1 = Math_fround($0_1 * $6_1);
   global$3 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$24 - $0_1) * Math_fround(.23999999463558197))) - $5_1) * $11_1));
   $3_1 = global$4;
   $0_1 = Math_fround($4_1 * $6_1);
   global$4 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$25 - $0_1) * Math_fround(.23999999463558197))) - $3_1) * $11_1));
   $4_1 = global$5;
   $0_1 = Math_fround($2_1 * $6_1);
   global$5 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$26 - $0_1) * Math_fround(.23999999463558197))) - $4_1) * $11_1));
   $10_1 = -1;
   label : while (1) {
    if (($10_1 | 0) <= (1 | 0)) {
     $0_1 = global$3;
     $5_1 = $0_1;
     $3_1 = Math_fround(Math_fround(Math_fround(Math_fround(global$24 + Math_fround(-.6600000262260437)) * Math_fround(.23999999463558197)) + Math_fround(.6600000262260437)) - $0_1);
     $4_1 = Math_fround($8_1 - Math_fround(Math_fround(Math_fround($10_1 | 0) * $9_1) * Math_fround(.6000000238418579)));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(.03799999877810478)) / Math_fround(.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
     $2_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(-.03799999877810478)) / Math_fround(-.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
     $2_1 = Math_fround($2_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.04800000041723251)) / Math_fround(.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.05299999937415123)) / Math_fround(-.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
     $2_1 = Math_fround(Math_fround($2_1 * Math_fround($6_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))))) * $11_1);
     global$3 = Math_fround($5_1 + Math_fround($3_1 * $2_1));
     $0_1 = global$4;
     global$4 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(global$25 + Math_fround(-.6600000262260437)) * Math_fround(.23999999463558197)) + Math_fround(.6600000262260437)) - $0_1) * $2_1));
     $0_1 = global$5;
     global$5 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(global$26 + Math_fround(-.6399999856948853)) * Math_fround(.23999999463558197)) + Math_fround(.6399999856948853)) - $0_1) * $2_1));
     $2_1 = global$3;
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($1_1 + $4_1) + Math_fround(.019999999552965164)) / Math_fround(.07000000029802322)), Math_fround(0.0))), Math_fround(1.0)));
     $3_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.2199999988079071)) + Math_fround(.05999999865889549));
     $0_1 = Math_fround($3_1 * Math_fround(.8500000238418579));
     $5_1 = Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$24 - $0_1) * Math_fround(.23999999463558197))) - $2_1);
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(.029000001028180122)) / Math_fround(.006000000983476639)), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(-.029000001028180122)) / Math_fround(-.006000000983476639)), Math_fround(0.0))), Math_fround(1.0)));
     $4_1 = Math_fround($6_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.038999997079372406)) / Math_fround(.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.04399999976158142)) / Math_fround(-.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
     $4_1 = Math_fround(Math_fround($4_1 * Math_fround($6_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))))) * $11_1);
     global$3 = Math_fround($2_1 + Math_fround($5_1 * $4_1));
     $2_1 = global$4;
     $0_1 = Math_fround($3_1 * Math_fround(.949999988079071));
     global$4 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$25 - $0_1) * Math_fround(.23999999463558197))) - $2_1) * $4_1));
     $0_1 = global$5;
     global$5 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(Math_fround(global$26 - $3_1) * Math_fround(.23999999463558197))) - $0_1) * $4_1));
     $10_1 = $10_1 + 1 | 0;
     continue label;
    }
    break label;
   };
  }
  if ($7_1) {
   return
  }
  $0_1 = Math_fround(Math_fround($1_1 + Math_fround(-.07500000298023224)) * Math_fround(8.0));
  if ($0_1 < Math_fround(-.10000000149011612)) {
   return
  }
  $4_1 = Math_fround($0_1 * Math_fround(.09000000357627869));
  $2_1 = Math_fround(Math_fround(Math_fround(-.02500000037252903) - $9_1) + $4_1);
  $0_1 = Math_fround($2_1 + Math_fround(-.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - $0_1) / Math_fround(Math_fround($2_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $2_1 = Math_fround(Math_fround($9_1 + Math_fround(.02500000037252903)) - $4_1);
  $0_1 = Math_fround($2_1 + Math_fround(.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - $0_1) / Math_fround(Math_fround($2_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround($5_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.07200000435113907)) / Math_fround(.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.203000009059906)) / Math_fround(-.006000012159347534)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround($5_1 * Math_fround($2_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))));
  if (global$78) {
   $0_1 = Math_fround(.800000011920929)
  } else {
   $0_1 = Math_fround(Math_fround(Math_fround($13_1 * Math_fround(.07999999821186066)) + Math_fround(.12999999523162842)) * Math_fround(Math_fround($0(Math_fround($8_1 * Math_fround(130.0)), Math_fround($1_1 * Math_fround(190.0))) * Math_fround(.30000001192092896)) + Math_fround(.8500000238418579)))
  }
  $2_1 = global$3;
  global$3 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$24 - $0_1) * Math_fround(.23999999463558197))) - $2_1) * $3_1));
  $2_1 = global$4;
  $4_1 = Math_fround($0_1 * Math_fround(.9800000190734863));
  global$4 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(Math_fround(global$25 - $4_1) * Math_fround(.23999999463558197))) - $2_1) * $3_1));
  $2_1 = global$5;
  $0_1 = global$78 ? Math_fround(.8600000143051147) : Math_fround($0_1 * Math_fround(.949999988079071));
  global$5 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$26 - $0_1) * Math_fround(.23999999463558197))) - $2_1) * $3_1));
  $0_1 = global$3;
  $5_1 = $0_1;
  $4_1 = Math_fround(Math_fround(.6000000238418579) - $0_1);
  $2_1 = Math_fround(Math_fround(-.02500000037252903) - $9_1);
  $0_1 = Math_fround($2_1 + Math_fround(-.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - $0_1) / Math_fround(Math_fround($2_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $2_1 = Math_fround($9_1 + Math_fround(.02500000037252903));
  $0_1 = Math_fround($2_1 + Math_fround(.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - $0_1) / Math_fround(Math_fround($2_1 + Math_fround(-.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround($3_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.0650000050663948)) / Math_fround(.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.07900000363588333)) / Math_fround(-.00599999725818634)), Math_fround(0.0))), Math_fround(1.0)));
  $1_1 = Math_fround(Math_fround($2_1 * Math_fround($3_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))))) * Math_fround(.800000011920929));
  global$3 = Math_fround($5_1 + Math_fround($4_1 * $1_1));
  $0_1 = global$4;
  global$4 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround(.6000000238418579) - $0_1) * $1_1));
  $0_1 = global$5;
  global$5 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround(.5799999833106995) - $0_1) * $1_1));
 }
 
 function $44($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0);
  $4_1 = global$180;
  $5_1 = $4_1;
  $6_1 = Math_fround(global$100 - $4_1);
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(.11999999731779099)) / Math_fround(.23999999463558197)), Math_fround(0.0))), Math_fround(1.0)));
  $7_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
  $4_1 = Math_fround($5_1 + Math_fround($6_1 * $7_1));
  $5_1 = $4_1;
  $6_1 = Math_fround(Math_fround(Math_fround(Math_fround(1.0) - Math_fround(Math_min(Math_fround(Math_max($2_1, Math_fround(0.0))), Math_fround(1.0)))) * Math_fround(.25)) + Math_fround(1.0));
  $8_1 = Math_fround(Math_fround(global$82 * $6_1) - $4_1);
  $4_1 = global$119;
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $4_1) / Math_fround(global$120 - $4_1)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
  global$121 = Math_fround($5_1 + Math_fround($8_1 * $4_1));
  $5_1 = global$181;
  $5_1 = Math_fround($5_1 + Math_fround(Math_fround(global$101 - $5_1) * $7_1));
  global$122 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(global$83 * $6_1) - $5_1) * $4_1));
  $5_1 = global$182;
  $7_1 = Math_fround($5_1 + Math_fround(Math_fround(global$102 - $5_1) * $7_1));
  global$123 = Math_fround($7_1 + Math_fround(Math_fround(Math_fround(global$84 * $6_1) - $7_1) * $4_1));
  if (global$255) {
   return
  }
  $4_1 = $0_1;
  $0_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_max(Math_fround(Math_sqrt(Math_fround(Math_fround($0_1 * $0_1) + Math_fround($1_1 * $1_1)))), Math_fround(9.999999747378752e-05))));
  $4_1 = Math_fround($4_1 * $0_1);
  $1_1 = Math_fround($1_1 * $0_1);
  $0_1 = Math_fround($2_1 * $0_1);
  block : {
   if (global$174) {
    $2_1 = Math_fround(Math_fround($4_1 * global$207) - Math_fround($1_1 * global$208));
    $1_1 = Math_fround(Math_fround($4_1 * global$208) + Math_fround($1_1 * global$207));
    $41(Math_fround(Math_fround(Math_fround($2_1 * $2_1) - Math_fround($1_1 * $1_1)) * Math_fround(.5)), Math_fround($2_1 * $1_1), $0_1);
    $111($2_1, $1_1, $0_1);
    break block;
   }
   $41($4_1, $1_1, $0_1);
   if ((global$209 | 0) == (2 | 0)) {
    $101($4_1, $1_1, $0_1)
   } else {
    if ((global$209 | 0) == (1 | 0)) {
     $2_1 = Math_fround(Math_abs($4_1));
     $7_1 = Math_fround(Math_abs($1_1));
     $6_1 = Math_fround(Math_fround(Math_min($2_1, $7_1)) / Math_fround(Math_max($2_1, $7_1)));
     $6_1 = Math_fround($6_1 * Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $6_1) * Math_fround(.27300000190734863)) + Math_fround(.7853981852531433)));
     $2_1 = $2_1 < $7_1 ? Math_fround(Math_fround(1.5707963705062866) - $6_1) : $6_1;
     $2_1 = $4_1 < Math_fround(0.0) ? Math_fround(Math_fround(3.1415927410125732) - $2_1) : $2_1;
     $1_1 = $1_1 < Math_fround(0.0) ? Math_fround(Math_fround(6.2831854820251465) - $2_1) : $2_1;
     $42(Math_fround($1_1 + Math_fround(1.7000000476837158)), $0_1, 15, Math_fround(.1599999964237213), Math_fround(.30000001192092896), Math_fround(.5), Math_fround(.41999998688697815));
     $42($1_1, $0_1, 11, Math_fround(.11999999731779099), Math_fround(.6200000047683716), Math_fround(1.0), Math_fround(.07999999821186066));
     $5($1_1, $0_1, 26, Math_fround(.8500000238418579), Math_fround(-.5), Math_fround(.1599999964237213), Math_fround(.4399999976158142), 1280, 37, global$46, global$47, global$48, Math_fround(0.0), global$98 ? Math_fround(.5) : Math_fround(1.0));
    } else {
     $114($4_1, $1_1, $0_1)
    }
   }
  }
  global$240 = global$3;
  global$241 = global$4;
  global$242 = global$5;
  $0_1 = Math_fround(Math_min(Math_fround(global$254 * Math_fround(Math_fround(Math_fround(global$82 * Math_fround(.2125999927520752)) + Math_fround(global$83 * Math_fround(.7152000069618225))) + Math_fround(global$84 * Math_fround(.0722000002861023)))), $3_1));
  global$121 = Math_fround(global$240 * $0_1);
  global$122 = Math_fround(global$241 * $0_1);
  global$123 = Math_fround(global$242 * $0_1);
 }
 
 function $45($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1) {
  var $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = Math_fround(0);
  global$54 = Math_fround(0.0);
  global$60 = Math_fround(0.0);
  global$61 = Math_fround(0.0);
  $0_1 = global$168 + Math_imul($0_1, 80) | 0;
  $13_1 = HEAP32[$0_1 >> 2];
  $14_1 = HEAPF32[($0_1 + 4 | 0) >> 2];
  $18_1 = HEAPF32[($0_1 + 8 | 0) >> 2];
  $19_1 = HEAPF32[($0_1 + 12 | 0) >> 2];
  $21_1 = HEAPF32[($0_1 + 64 | 0) >> 2];
  if (($13_1 | 0) == (3 | 0)) {
   $22_1 = HEAPF32[($0_1 + 28 | 0) >> 2];
   $12_1 = Math_fround($1_1 - $14_1);
   $11_1 = Math_fround($2_1 - $18_1);
   $15_1 = Math_fround($3_1 - $19_1);
   $10_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_max(Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($12_1 * $12_1) + Math_fround($11_1 * $11_1)) + Math_fround($15_1 * $15_1)))), Math_fround(9.999999747378752e-05))));
   $12_1 = Math_fround($12_1 * $10_1);
   $17_1 = Math_fround($11_1 * $10_1);
   $10_1 = Math_fround($15_1 * $10_1);
   $11_1 = $10_1 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0);
   $15_1 = Math_fround(Math_fround(-1.0) / Math_fround($11_1 + $10_1));
   $20_1 = Math_fround(Math_fround($12_1 * $17_1) * $15_1);
   $10_1 = Math_fround($7_1 - Math_fround(Math_floor($7_1)));
   if ($10_1 > Math_fround(.5)) {
    $10_1 = Math_fround($10_1 + Math_fround(-1.0))
   }
   if ($10_1 > Math_fround(.25)) {
    $10_1 = Math_fround(Math_fround(.5) - $10_1)
   } else {
    $10_1 = $10_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $10_1) : $10_1
   }
   $16_1 = Math_fround($10_1 * Math_fround(6.2831854820251465));
   $10_1 = Math_fround($16_1 * $16_1);
   global$23 = Math_fround($16_1 * Math_fround(Math_fround($10_1 * Math_fround(Math_fround($10_1 * Math_fround(Math_fround($10_1 * Math_fround(Math_fround($10_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
   $7_1 = Math_fround($7_1 + Math_fround(.25));
   $7_1 = Math_fround($7_1 - Math_fround(Math_floor($7_1)));
   if ($7_1 > Math_fround(.5)) {
    $7_1 = Math_fround($7_1 + Math_fround(-1.0))
   }
   if ($7_1 > Math_fround(.25)) {
    $7_1 = Math_fround(Math_fround(.5) - $7_1)
   } else {
    $7_1 = $7_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $7_1) : $7_1
   }
   $10_1 = Math_fround($7_1 * Math_fround(6.2831854820251465));
   $7_1 = Math_fround($10_1 * $10_1);
   global$22 = Math_fround($10_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
   $16_1 = $14_1;
   $7_1 = Math_fround(Math_fround(Math_sqrt($8_1)) * $22_1);
   $10_1 = Math_fround(global$22 * $7_1);
   $14_1 = Math_fround(global$23 * $7_1);
   $7_1 = Math_fround($16_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($11_1 * $12_1) * $12_1) * $15_1) + Math_fround(1.0)) * $10_1) + Math_fround($20_1 * $14_1)));
   $8_1 = Math_fround($19_1 + Math_fround(Math_fround(Math_fround(Math_fround(-$11_1) * $12_1) * $10_1) - Math_fround($17_1 * $14_1)));
   $12_1 = Math_fround(1.0);
   $10_1 = Math_fround($18_1 + Math_fround(Math_fround(Math_fround($11_1 * $20_1) * $10_1) + Math_fround(Math_fround($11_1 + Math_fround(Math_fround($17_1 * $17_1) * $15_1)) * $14_1)));
  } else {
   $11_1 = Math_fround(Math_fround($7_1 + $7_1) + Math_fround(-1.0));
   $10_1 = Math_fround(Math_fround($8_1 + $8_1) + Math_fround(-1.0));
   if (($13_1 | 0) == (4 | 0) | ($13_1 | 0) == (2 | 0) | 0) {
    $10_1 = Math_fround($7_1 - Math_fround(Math_floor($7_1)));
    if ($10_1 > Math_fround(.5)) {
     $10_1 = Math_fround($10_1 + Math_fround(-1.0))
    }
    if ($10_1 > Math_fround(.25)) {
     $10_1 = Math_fround(Math_fround(.5) - $10_1)
    } else {
     $10_1 = $10_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $10_1) : $10_1
    }
    $11_1 = Math_fround($10_1 * Math_fround(6.2831854820251465));
    $10_1 = Math_fround($11_1 * $11_1);
    global$23 = Math_fround($11_1 * Math_fround(Math_fround($10_1 * Math_fround(Math_fround($10_1 * Math_fround(Math_fround($10_1 * Math_fround(Math_fround($10_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
    $7_1 = Math_fround($7_1 + Math_fround(.25));
    $7_1 = Math_fround($7_1 - Math_fround(Math_floor($7_1)));
    if ($7_1 > Math_fround(.5)) {
     $7_1 = Math_fround($7_1 + Math_fround(-1.0))
    }
    if ($7_1 > Math_fround(.25)) {
     $7_1 = Math_fround(Math_fround(.5) - $7_1)
    } else {
     $7_1 = $7_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $7_1) : $7_1
    }
    $10_1 = Math_fround($7_1 * Math_fround(6.2831854820251465));
    $7_1 = Math_fround($10_1 * $10_1);
    global$22 = Math_fround($10_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
    $7_1 = Math_fround(Math_sqrt($8_1));
    $11_1 = Math_fround(global$22 * $7_1);
    $10_1 = Math_fround(global$23 * $7_1);
   }
   $7_1 = Math_fround($14_1 + Math_fround(Math_fround(HEAPF32[($0_1 + 28 | 0) >> 2] * $11_1) + Math_fround(HEAPF32[($0_1 + 40 | 0) >> 2] * $10_1)));
   $8_1 = Math_fround($19_1 + Math_fround(Math_fround(HEAPF32[($0_1 + 36 | 0) >> 2] * $11_1) + Math_fround(HEAPF32[($0_1 + 48 | 0) >> 2] * $10_1)));
   $10_1 = Math_fround($18_1 + Math_fround(Math_fround(HEAPF32[($0_1 + 32 | 0) >> 2] * $11_1) + Math_fround(HEAPF32[($0_1 + 44 | 0) >> 2] * $10_1)));
  }
  global$85 = Math_fround($7_1 - $1_1);
  global$86 = Math_fround($10_1 - $2_1);
  global$75 = Math_fround($8_1 - $3_1);
  $7_1 = Math_fround(Math_fround(Math_fround(global$85 * global$85) + Math_fround(global$86 * global$86)) + Math_fround(global$75 * global$75));
  if ($7_1 < Math_fround(9.999999974752427e-07)) {
   return
  }
  $8_1 = Math_fround(Math_sqrt($7_1));
  $10_1 = Math_fround(Math_fround(1.0) / $8_1);
  global$85 = Math_fround(global$85 * $10_1);
  global$86 = Math_fround(global$86 * $10_1);
  global$75 = Math_fround(global$75 * $10_1);
  $5_1 = Math_fround(Math_fround(Math_fround(global$85 * $4_1) + Math_fround(global$86 * $5_1)) + Math_fround(global$75 * $6_1));
  if ($5_1 <= Math_fround(0.0)) {
   return
  }
  if (($13_1 | 0) != (3 | 0)) {
   $12_1 = Math_fround(-Math_fround(Math_fround(Math_fround(HEAPF32[($0_1 + 16 | 0) >> 2] * global$85) + Math_fround(HEAPF32[($0_1 + 20 | 0) >> 2] * global$86)) + Math_fround(HEAPF32[($0_1 + 24 | 0) >> 2] * global$75)));
   if ($12_1 <= Math_fround(0.0)) {
    return
   }
  }
  $4_1 = Math_fround($8_1 + Math_fround(-2.0000000949949026e-03));
  $1_1 = $17($1_1, $2_1, $3_1, global$85, global$86, global$75, ($13_1 | 0) == (3 | 0) ? Math_fround(Math_fround($8_1 - HEAPF32[($0_1 + 28 | 0) >> 2]) + Math_fround(-.004000000189989805)) : $13_1 ? $4_1 : Math_fround(1000000015047466219876688.0e6));
  if ($1_1 <= Math_fround(0.0)) {
   return
  }
  $1_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $5_1) * $12_1) * $21_1) * $9_1) / Math_fround($7_1 * Math_fround(3.1415927410125732)));
  if (($13_1 | 0) == (4 | 0)) {
   $2_1 = $1_1;
   $1_1 = Math_fround($12_1 * $12_1);
   $1_1 = Math_fround($2_1 * Math_fround(Math_fround(Math_fround($1_1 * Math_fround(3.5)) * $1_1) * $12_1));
  }
  $1_1 = Math_fround(Math_min($1_1, Math_fround(40.0)));
  if ($13_1) {
   global$54 = Math_fround(HEAPF32[($0_1 + 52 | 0) >> 2] * $1_1);
   global$60 = Math_fround(HEAPF32[($0_1 + 56 | 0) >> 2] * $1_1);
   global$61 = Math_fround(HEAPF32[($0_1 + 60 | 0) >> 2] * $1_1);
  } else {
   $2_1 = global$180;
   $5_1 = $2_1;
   $6_1 = Math_fround(global$100 - $2_1);
   $3_1 = global$75;
   $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 + Math_fround(.11999999731779099)) / Math_fround(.23999999463558197)), Math_fround(0.0))), Math_fround(1.0)));
   $4_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
   $2_1 = Math_fround($5_1 + Math_fround($6_1 * $4_1));
   $6_1 = $2_1;
   $5_1 = Math_fround(Math_fround(Math_fround(Math_fround(1.0) - Math_fround(Math_min(Math_fround(Math_max($3_1, Math_fround(0.0))), Math_fround(1.0)))) * Math_fround(.25)) + Math_fround(1.0));
   $7_1 = Math_fround(Math_fround(global$82 * $5_1) - $2_1);
   $2_1 = global$119;
   $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 - $2_1) / Math_fround(global$120 - $2_1)), Math_fround(0.0))), Math_fround(1.0)));
   $2_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
   global$121 = Math_fround($6_1 + Math_fround($7_1 * $2_1));
   $3_1 = global$181;
   $3_1 = Math_fround($3_1 + Math_fround(Math_fround(global$101 - $3_1) * $4_1));
   global$122 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(global$83 * $5_1) - $3_1) * $2_1));
   $3_1 = global$182;
   $3_1 = Math_fround($3_1 + Math_fround(Math_fround(global$102 - $3_1) * $4_1));
   global$123 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(global$84 * $5_1) - $3_1) * $2_1));
   $1_1 = Math_fround($1_1 * HEAPF32[($0_1 + 52 | 0) >> 2]);
   global$54 = Math_fround(global$121 * $1_1);
   global$60 = Math_fround(global$122 * $1_1);
   global$61 = Math_fround(global$123 * $1_1);
  }
 }
 
 function $46($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0);
  $8_1 = HEAPF32[($0_1 + 16 | 0) >> 2];
  $12_1 = HEAPF32[($0_1 + 20 | 0) >> 2];
  $14_1 = HEAPF32[($0_1 + 24 | 0) >> 2];
  $10_1 = Math_fround(Math_fround(Math_fround(Math_fround($8_1 * $1_1) + Math_fround($12_1 * $2_1)) + Math_fround($14_1 * $3_1)) + HEAPF32[($0_1 + 28 | 0) >> 2]);
  $15_1 = HEAPF32[($0_1 + 32 | 0) >> 2];
  $16_1 = HEAPF32[($0_1 + 36 | 0) >> 2];
  $17_1 = HEAPF32[($0_1 + 40 | 0) >> 2];
  $11_1 = Math_fround(Math_fround(Math_fround(Math_fround($15_1 * $1_1) + Math_fround($16_1 * $2_1)) + Math_fround($17_1 * $3_1)) + HEAPF32[($0_1 + 44 | 0) >> 2]);
  $18_1 = HEAPF32[($0_1 + 48 | 0) >> 2];
  $9_1 = Math_fround($18_1 * $1_1);
  $1_1 = HEAPF32[($0_1 + 52 | 0) >> 2];
  $9_1 = Math_fround($9_1 + Math_fround($1_1 * $2_1));
  $2_1 = HEAPF32[($0_1 + 56 | 0) >> 2];
  $9_1 = Math_fround(Math_fround($9_1 + Math_fround($2_1 * $3_1)) + HEAPF32[($0_1 + 60 | 0) >> 2]);
  $3_1 = Math_fround(Math_fround(Math_fround($8_1 * $4_1) + Math_fround($12_1 * $5_1)) + Math_fround($14_1 * $6_1));
  $8_1 = Math_fround(Math_fround(Math_fround($15_1 * $4_1) + Math_fround($16_1 * $5_1)) + Math_fround($17_1 * $6_1));
  $2_1 = Math_fround(Math_fround(Math_fround($18_1 * $4_1) + Math_fround($1_1 * $5_1)) + Math_fround($2_1 * $6_1));
  $13_1 = HEAP32[$0_1 >> 2];
  if (($13_1 | 0) == (9 | 0)) {
   return $128(HEAP32[($0_1 + 64 | 0) >> 2], $10_1, $11_1, $9_1, $3_1, $8_1, $2_1, $7_1)
  }
  $5_1 = HEAPF32[($0_1 + 64 | 0) >> 2];
  $6_1 = HEAPF32[($0_1 + 68 | 0) >> 2];
  $4_1 = HEAPF32[($0_1 + 72 | 0) >> 2];
  $1_1 = HEAPF32[($0_1 + 76 | 0) >> 2];
  if (($13_1 | 0) == (3 | 0)) {
   $4_1 = $3_1;
   $1_1 = Math_fround(-Math_fround(Math_fround(Math_fround($10_1 * $3_1) + Math_fround($11_1 * $8_1)) + Math_fround($9_1 * $2_1)));
   $3_1 = Math_fround(Math_fround(Math_fround($3_1 * $3_1) + Math_fround($8_1 * $8_1)) + Math_fround($2_1 * $2_1));
   $1_1 = Math_fround($1_1 / $3_1);
   $4_1 = Math_fround($10_1 + Math_fround($4_1 * $1_1));
   $5_1 = Math_fround($4_1 * $4_1);
   $4_1 = Math_fround($11_1 + Math_fround($8_1 * $1_1));
   $2_1 = Math_fround($9_1 + Math_fround($2_1 * $1_1));
   $2_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround($5_1 + Math_fround($4_1 * $4_1)) + Math_fround($2_1 * $2_1)));
   if ($2_1 < Math_fround(0.0)) {
    $1_1 = Math_fround(1000000015047466219876688.0e6)
   } else {
    $1_1 = Math_fround($1_1 - Math_fround(Math_sqrt(Math_fround($2_1 / $3_1))));
    $1_1 = $1_1 > Math_fround(9.999999747378752e-06) ? $1_1 : Math_fround(1000000015047466219876688.0e6);
   }
   return $1_1;
  }
  if (($13_1 | 0) == (2 | 0)) {
   return $131($10_1, $11_1, $9_1, $3_1, $8_1, $2_1, Math_fround($5_1 - $1_1), Math_fround($6_1 - $1_1), Math_fround($4_1 - $1_1), $1_1)
  }
  if (($13_1 | 0) == (1 | 0)) {
   $7_1 = Math_fround(Math_fround(1.0) / (Math_fround(Math_abs($3_1)) < Math_fround(9.999999717180685e-10) ? Math_fround(9.999999717180685e-10) : $3_1));
   $1_1 = Math_fround(Math_fround(Math_abs($7_1)) * $5_1);
   $5_1 = Math_fround(Math_fround(1.0) / (Math_fround(Math_abs($8_1)) < Math_fround(9.999999717180685e-10) ? Math_fround(9.999999717180685e-10) : $8_1));
   $3_1 = Math_fround(Math_fround(Math_abs($5_1)) * $6_1);
   $6_1 = Math_fround(Math_fround(1.0) / (Math_fround(Math_abs($2_1)) < Math_fround(9.999999717180685e-10) ? Math_fround(9.999999717180685e-10) : $2_1));
   $2_1 = Math_fround(Math_fround(Math_abs($6_1)) * $4_1);
   $6_1 = Math_fround(Math_fround(-$6_1) * $9_1);
   $7_1 = Math_fround(Math_fround(-$7_1) * $10_1);
   $5_1 = Math_fround(Math_fround(-$5_1) * $11_1);
   $4_1 = Math_fround(Math_max(Math_fround($6_1 - $2_1), Math_fround(Math_max(Math_fround($7_1 - $1_1), Math_fround($5_1 - $3_1)))));
   return Math_fround(Math_min(Math_fround($6_1 + $2_1), Math_fround(Math_min(Math_fround($7_1 + $1_1), Math_fround($5_1 + $3_1))))) > $4_1 & $4_1 > Math_fround(9.999999747378752e-06) | 0 ? $4_1 : Math_fround(1000000015047466219876688.0e6);
  }
  if (($13_1 | 0) == (4 | 0)) {
   $12_1 = Math_fround(Math_fround($6_1 - $5_1) / Math_fround($4_1 + $4_1));
   $1_1 = Math_fround($12_1 * $2_1);
   $7_1 = Math_fround(Math_fround(Math_fround($3_1 * $3_1) + Math_fround($8_1 * $8_1)) - Math_fround($1_1 * $1_1));
   $12_1 = Math_fround(Math_fround(Math_fround($5_1 + $6_1) * Math_fround(.5)) + Math_fround($12_1 * $9_1));
   $1_1 = Math_fround(Math_fround(Math_fround($10_1 * $3_1) + Math_fround($11_1 * $8_1)) - Math_fround($12_1 * $1_1));
   $12_1 = Math_fround(Math_fround($1_1 * $1_1) - Math_fround($7_1 * Math_fround(Math_fround(Math_fround($10_1 * $10_1) + Math_fround($11_1 * $11_1)) - Math_fround($12_1 * $12_1))));
   if (Math_fround(Math_abs($7_1)) > Math_fround(9.999999717180685e-10) & $12_1 >= Math_fround(0.0) | 0) {
    $1_1 = Math_fround(Math_fround(Math_fround(-$1_1) - Math_fround(Math_sqrt($12_1))) / $7_1);
    if ($1_1 > Math_fround(9.999999747378752e-06)) {
     $0_1 = Math_fround(Math_abs(Math_fround($9_1 + Math_fround($2_1 * $1_1)))) <= $4_1
    } else {
     $0_1 = 0
    }
    $7_1 = $0_1 ? $1_1 : Math_fround(1000000015047466219876688.0e6);
   } else {
    $7_1 = Math_fround(1000000015047466219876688.0e6)
   }
   $1_1 = $7_1;
   if (Math_fround(Math_abs($2_1)) > Math_fround(9.99999993922529e-09)) {
    $0_1 = $2_1 < Math_fround(0.0);
    $2_1 = Math_fround(Math_fround(($0_1 ? $4_1 : Math_fround(-$4_1)) - $9_1) / $2_1);
    if ($2_1 < $1_1 & $2_1 > Math_fround(9.999999747378752e-06) | 0) {
     $1_1 = Math_fround($10_1 + Math_fround($3_1 * $2_1));
     $3_1 = Math_fround($1_1 * $1_1);
     $1_1 = Math_fround($11_1 + Math_fround($8_1 * $2_1));
     $3_1 = Math_fround($3_1 + Math_fround($1_1 * $1_1));
     $1_1 = $0_1 ? $6_1 : $5_1;
     $1_1 = $3_1 <= Math_fround($1_1 * $1_1) ? $2_1 : $7_1;
    }
   }
   return $1_1;
  }
  if (($13_1 | 0) == (5 | 0)) {
   $7_1 = Math_fround(Math_fround($10_1 * $3_1) + Math_fround($11_1 * $8_1));
   $3_1 = Math_fround(Math_fround($3_1 * $3_1) + Math_fround($8_1 * $8_1));
   $8_1 = Math_fround(Math_fround(Math_fround($10_1 * $10_1) + Math_fround($11_1 * $11_1)) - Math_fround($5_1 * $5_1));
   $1_1 = Math_fround(Math_fround($7_1 * $7_1) - Math_fround($3_1 * $8_1));
   $5_1 = Math_fround(1000000015047466219876688.0e6);
   block : {
    if ($1_1 < Math_fround(0.0)) {
     break block
    }
    if ($3_1 > Math_fround(9.999999717180685e-10)) {
     $5_1 = Math_fround(Math_fround(Math_fround(-$7_1) - Math_fround(Math_sqrt($1_1))) / $3_1);
     $1_1 = Math_fround($9_1 + Math_fround($2_1 * $5_1));
     $5_1 = $5_1 > Math_fround(9.999999747378752e-06) ? $5_1 : Math_fround(1000000015047466219876688.0e6);
     if (Math_fround(Math_abs($1_1)) <= $4_1) {
      break block
     }
    } else {
     $1_1 = $2_1 < Math_fround(0.0) ? $4_1 : Math_fround(-$4_1)
    }
    $1_1 = Math_fround($9_1 - ($1_1 > Math_fround(0.0) ? $4_1 : Math_fround(-$4_1)));
    $4_1 = Math_fround($7_1 + Math_fround($1_1 * $2_1));
    $2_1 = Math_fround($3_1 + Math_fround($2_1 * $2_1));
    $1_1 = Math_fround(Math_fround($4_1 * $4_1) - Math_fround($2_1 * Math_fround($8_1 + Math_fround($1_1 * $1_1))));
    $5_1 = Math_fround(1000000015047466219876688.0e6);
    if ($1_1 < Math_fround(0.0)) {
     break block
    }
    $1_1 = Math_fround(Math_fround(Math_fround(-$4_1) - Math_fround(Math_sqrt($1_1))) / $2_1);
    $5_1 = $1_1 > Math_fround(9.999999747378752e-06) ? $1_1 : Math_fround(1000000015047466219876688.0e6);
   }
   return $5_1;
  }
  if (($13_1 | 0) == (7 | 0)) {
   $4_1 = Math_fround(1000000015047466219876688.0e6);
   $6_1 = $3_1;
   $1_1 = Math_fround(-Math_fround(Math_fround(Math_fround($10_1 * $3_1) + Math_fround($11_1 * $8_1)) + Math_fround($9_1 * $2_1)));
   $3_1 = Math_fround(Math_fround(Math_fround($3_1 * $3_1) + Math_fround($8_1 * $8_1)) + Math_fround($2_1 * $2_1));
   $1_1 = Math_fround($1_1 / $3_1);
   $6_1 = Math_fround($10_1 + Math_fround($6_1 * $1_1));
   $7_1 = Math_fround($6_1 * $6_1);
   $6_1 = Math_fround($11_1 + Math_fround($8_1 * $1_1));
   $7_1 = Math_fround($7_1 + Math_fround($6_1 * $6_1));
   $6_1 = Math_fround($9_1 + Math_fround($2_1 * $1_1));
   $6_1 = Math_fround(Math_fround(1.0) - Math_fround($7_1 + Math_fround($6_1 * $6_1)));
   block1 : {
    if ($6_1 < Math_fround(0.0)) {
     break block1
    }
    $3_1 = Math_fround(Math_sqrt(Math_fround($6_1 / $3_1)));
    $4_1 = Math_fround($1_1 - $3_1);
    if ($4_1 > Math_fround(9.999999747378752e-05) & Math_fround($9_1 + Math_fround($2_1 * $4_1)) <= $5_1 | 0) {
     break block1
    }
    $1_1 = Math_fround($1_1 + $3_1);
    $4_1 = Math_fround($9_1 + Math_fround($2_1 * $1_1)) <= $5_1 & $1_1 > Math_fround(9.999999747378752e-05) | 0 ? $1_1 : Math_fround(1000000015047466219876688.0e6);
   }
   return $4_1;
  }
  if (($13_1 | 0) == (8 | 0)) {
   $1_1 = Math_fround(1000000015047466219876688.0e6);
   $14_1 = Math_fround(Math_fround($6_1 - $5_1) / Math_fround($4_1 + $4_1));
   $12_1 = Math_fround($14_1 * $2_1);
   $7_1 = Math_fround(Math_fround(Math_fround($3_1 * $3_1) + Math_fround($8_1 * $8_1)) - Math_fround($12_1 * $12_1));
   $15_1 = Math_fround(Math_abs($7_1));
   $5_1 = Math_fround(Math_fround(Math_fround($5_1 + $6_1) * Math_fround(.5)) + Math_fround($14_1 * $9_1));
   $3_1 = Math_fround(Math_fround(Math_fround($10_1 * $3_1) + Math_fround($11_1 * $8_1)) - Math_fround($5_1 * $12_1));
   $5_1 = Math_fround(Math_fround($3_1 * $3_1) - Math_fround($7_1 * Math_fround(Math_fround(Math_fround($10_1 * $10_1) + Math_fround($11_1 * $11_1)) - Math_fround($5_1 * $5_1))));
   block2 : {
    if ($15_1 < Math_fround(9.999999717180685e-10) | $5_1 < Math_fround(0.0) | 0) {
     break block2
    }
    $5_1 = Math_fround(Math_fround(Math_sqrt($5_1)) / $15_1);
    $1_1 = Math_fround(Math_fround(Math_fround(-$3_1) / $7_1) - $5_1);
    if ($1_1 > Math_fround(9.999999747378752e-05)) {
     $0_1 = Math_fround(Math_abs(Math_fround($9_1 + Math_fround($2_1 * $1_1)))) <= $4_1
    } else {
     $0_1 = 0
    }
    if ($0_1) {
     break block2
    }
    $1_1 = Math_fround(Math_fround(Math_fround(-$3_1) / $7_1) + $5_1);
    if ($1_1 > Math_fround(9.999999747378752e-05)) {
     $0_1 = Math_fround(Math_abs(Math_fround($9_1 + Math_fround($2_1 * $1_1)))) <= $4_1
    } else {
     $0_1 = 0
    }
    $1_1 = $0_1 ? $1_1 : Math_fround(1000000015047466219876688.0e6);
   }
   return $1_1;
  }
  if (($13_1 | 0) == (6 | 0)) {
   $1_1 = Math_fround(1000000015047466219876688.0e6);
   block3 : {
    if (Math_fround(Math_abs($2_1)) < Math_fround(9.999999717180685e-10)) {
     break block3
    }
    $2_1 = Math_fround(Math_fround(-$9_1) / $2_1);
    $1_1 = Math_fround(1000000015047466219876688.0e6);
    if ($2_1 < Math_fround(9.999999747378752e-05)) {
     break block3
    }
    $1_1 = Math_fround($10_1 + Math_fround($3_1 * $2_1));
    $3_1 = Math_fround($1_1 * $1_1);
    $1_1 = Math_fround($11_1 + Math_fround($8_1 * $2_1));
    $1_1 = Math_fround($3_1 + Math_fround($1_1 * $1_1)) <= Math_fround($5_1 * $5_1) ? $2_1 : Math_fround(1000000015047466219876688.0e6);
   }
   return $1_1;
  }
  return Math_fround(1000000015047466219876688.0e6);
 }
 
 function $47() {
  var $0_1 = Math_fround(0), $1_1 = 0, $2_1 = 0;
  $6(global$162, global$163, global$164, global$89, global$90, global$126);
  global$128 = global$35;
  if (!global$222) {
   return
  }
  label : while (1) {
   if (($1_1 | 0) < (64 | 0)) {
    if (global$128 >= Math_fround(1000000015047466219876688.0e6)) {
     $2_1 = 0
    } else {
     $2_1 = global$222 & HEAP32[((global$59 + Math_imul(global$49, 96) | 0) + 12 | 0) >> 2] | 0
    }
    if (!$2_1) {
     return
    }
    $0_1 = Math_fround(global$128 + Math_fround(6.000000284984708e-04));
    $6(Math_fround(global$162 + Math_fround(global$89 * $0_1)), Math_fround(global$163 + Math_fround(global$90 * $0_1)), Math_fround(global$164 + Math_fround(global$126 * $0_1)), global$89, global$90, global$126);
    global$128 = global$35 >= Math_fround(1000000015047466219876688.0e6) ? Math_fround(1000000015047466219876688.0e6) : Math_fround($0_1 + global$35);
    $1_1 = $1_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $48() {
  global$223 = Math_fround(.8999999761581421);
  global$224 = Math_fround(.550000011920929);
  global$225 = Math_fround(.9700000286102295);
 }
 
 function $49($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0;
  $9_1 = global$37;
  $4_1 = global$38;
  $7_1 = global$39;
  $21_1 = HEAP32[($1_1 + 12 | 0) >> 2];
  if ($21_1 & 4 | 0) {
   $7_1 = global$29;
   $9_1 = global$27;
   $4_1 = global$28;
  }
  $20_1 = $21_1 & 3 | 0;
  $19_1 = 2;
  $5_1 = Math_fround(Math_abs(global$13));
  $6_1 = Math_fround(Math_abs(global$15));
  $22_1 = $5_1 > $6_1;
  $8_1 = $5_1;
  $5_1 = Math_fround(Math_abs(global$14));
  if ($22_1 & $8_1 > $5_1 | 0) {
   $19_1 = 0;
   $6_1 = $7_1;
   $5_1 = $4_1;
  } else {
   if ($5_1 > $6_1) {
    $19_1 = 1;
    $6_1 = $7_1;
   } else {
    $6_1 = $4_1
   }
   $5_1 = $9_1;
  }
  $8_1 = HEAPF32[($2_1 + 56 | 0) >> 2];
  $11_1 = HEAPF32[($2_1 + 60 | 0) >> 2];
  $13_1 = HEAPF32[($2_1 + 64 | 0) >> 2];
  $17_1 = HEAPF32[($2_1 + 68 | 0) >> 2];
  $15_1 = HEAPF32[($2_1 + 88 | 0) >> 2];
  $12_1 = HEAPF32[($2_1 + 52 | 0) >> 2];
  if (($0_1 | 0) == (1 | 0)) {
   $58($1_1, $9_1, $4_1, $7_1, $20_1, $19_1, $21_1 & 4 | 0 ? 0 : $3_1, $8_1, $11_1)
  } else {
   if (($0_1 | 0) == (2 | 0) & $15_1 == Math_fround(1.0) | 0) {
    $0_1 = ($20_1 | 0) == (1 | 0);
    $5_1 = $0_1 ? $9_1 : $4_1;
    $6_1 = Math_fround(Math_floor(Math_fround($5_1 / $8_1)));
    $31($0_1 ? $4_1 : $9_1, ~~$6_1, $11_1);
    $5_1 = Math_fround($5_1 - Math_fround(Math_fround($6_1 + Math_fround(.5)) * $8_1));
    $1_1 = global$213;
    $4_1 = $12(global$107, $5_1, $7_1, Math_fround(1.100000023841858), $1_1);
    $0_1 = ($0_1 | 0) == ($19_1 | 0);
    global$0 = Math_fround(Math_fround(Math_fround(Math_fround($4_1 + Math_fround(-.11999999731779099)) * $13_1) + Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($1_1, -1028477379) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $17_1)) + ($0_1 ? Math_fround(.1599999964237213) : Math_fround(0.0)));
    global$6 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($1_1, 1597334677) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $17_1) * Math_fround(.44999998807907104)) + Math_fround(1.0));
    global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(global$9 + Math_fround(Math_fround($4_1 + Math_fround(-.4000000059604645)) * Math_fround(.10000000149011612))) + ($0_1 ? Math_fround(.15000000596046448) : Math_fround(0.0))), Math_fround(.05000000074505806))), Math_fround(1.0)));
    $4_1 = Math_fround(Math_fround($8_1 * Math_fround(.5)) - Math_fround(Math_abs($5_1)));
    $7_1 = global$6;
    $6_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.8999999761581421)), Math_fround(6.000000284984708e-04)));
    $5_1 = Math_fround(Math_fround(6.000000284984708e-04) / $6_1);
    if (!$0_1) {
     $4_1 = Math_fround(Math_min($4_1, Math_fround(Math_min(global$107, Math_fround(global$183 - global$107)))))
    }
    $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 - $6_1) / Math_fround(Math_fround($6_1 * Math_fround(.25)) - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
    global$6 = Math_fround($7_1 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround($5_1 * Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)))) * Math_fround(.5))));
   } else {
    if (($0_1 | 0) == (2 | 0)) {
     $0_1 = ($20_1 | 0) == (1 | 0);
     $59($0_1 ? $6_1 : $5_1, $0_1 ? $5_1 : $6_1, $8_1, $11_1, $13_1, $17_1);
    } else {
     if (($0_1 | 0) == (3 | 0)) {
      $60($5_1, $6_1, $8_1, $11_1, $13_1)
     } else {
      if (($0_1 | 0) == (4 | 0)) {
       $62(Math_fround($5_1 - HEAPF32[($2_1 + 92 | 0) >> 2]), $6_1, $8_1, $11_1, $13_1, $17_1, $15_1, $12_1)
      } else {
       if (($0_1 | 0) == (5 | 0)) {
        block : {
         $16_1 = Math_fround($5_1 / $8_1);
         $10_1 = Math_fround(Math_floor(Math_fround($16_1 + Math_fround(.5))));
         $4_1 = Math_fround($5_1 - Math_fround($10_1 * $8_1));
         $14_1 = Math_fround($8_1 * Math_fround(1.7320507764816284));
         $18_1 = Math_fround($6_1 / $14_1);
         $9_1 = Math_fround(Math_floor(Math_fround($18_1 + Math_fround(.5))));
         $7_1 = Math_fround($6_1 - Math_fround($9_1 * $14_1));
         $0_1 = (Math_imul(~~$10_1, -1918454973) + Math_imul(~~$9_1, -669632447) | 0) + 1632639325 | 0;
         $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
         $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
         $0_1 = ($0_1 >>> 16 | 0) ^ $0_1 | 0;
         $10_1 = Math_fround(Math_floor($16_1));
         $9_1 = Math_fround($5_1 - Math_fround(Math_fround($10_1 + Math_fround(.5)) * $8_1));
         $5_1 = $6_1;
         $6_1 = Math_fround(Math_floor($18_1));
         $5_1 = Math_fround($5_1 - Math_fround(Math_fround($6_1 + Math_fround(.5)) * $14_1));
         if (Math_fround(Math_fround($9_1 * $9_1) + Math_fround($5_1 * $5_1)) < Math_fround(Math_fround($4_1 * $4_1) + Math_fround($7_1 * $7_1))) {
          $4_1 = $9_1;
          $7_1 = $5_1;
          $0_1 = (Math_imul(~~$10_1, -1918454973) + Math_imul(~~$6_1, -669632447) | 0) + 745196668 | 0;
          $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
          $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
          $0_1 = ($0_1 >>> 16 | 0) ^ $0_1 | 0;
         }
         if ($15_1 == Math_fround(1.0)) {
          $6_1 = Math_fround(Math_fround($8_1 * Math_fround(.4699999988079071)) - Math_fround(Math_sqrt(Math_fround(Math_fround($4_1 * $4_1) + Math_fround($7_1 * $7_1)))));
          if ($6_1 < Math_fround(0.0)) {
           global$0 = Math_fround(1.0);
           global$9 = Math_fround(.8999999761581421);
           break block;
          }
         } else {
          $5_1 = Math_fround(Math_abs($4_1));
          $6_1 = Math_fround(Math_fround($8_1 * Math_fround(.5)) - Math_fround(Math_max(Math_fround(Math_fround($5_1 * Math_fround(.5)) + Math_fround(Math_fround(Math_abs($7_1)) * Math_fround(.8660253882408142))), $5_1)));
         }
         $5_1 = $4_1;
         $4_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_max(Math_fround(Math_sqrt(Math_fround(Math_fround($4_1 * $4_1) + Math_fround($7_1 * $7_1)))), Math_fround(9.999999974752427e-07))));
         $32($0_1, $6_1, $6_1, Math_fround($5_1 * $4_1), Math_fround($7_1 * $4_1), $13_1, $17_1, $12_1);
        }
       } else {
        if (($0_1 | 0) == (6 | 0)) {
         $7_1 = global$27;
         $5_1 = global$29;
         $4_1 = global$28;
         $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround(Math_fround($7_1 * $8_1) * Math_fround(.8999999761581421)), Math_fround(Math_fround($5_1 * $8_1) * Math_fround(.8999999761581421)), Math_fround(Math_fround(Math_fround($4_1 * $8_1) * Math_fround(.8999999761581421)) + Math_fround(3.0))) + Math_fround(-.5)) / Math_fround(.3500000238418579)), Math_fround(0.0))), Math_fround(1.0)));
         global$0 = Math_fround(Math_fround(Math_fround($33($7_1, Math_fround(Math_fround($5_1 * Math_fround(.800000011920929)) + Math_fround($7_1 * Math_fround(.5))), $4_1, $8_1) * Math_fround(.8500000238418579)) + Math_fround(Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1))) * Math_fround(.1599999964237213))) * $11_1);
        } else {
         if (($0_1 | 0) == (7 | 0)) {
          $67($9_1, $4_1, $7_1, $8_1, $11_1, $13_1, $17_1)
         } else {
          if (($0_1 | 0) == (8 | 0)) {
           $15_1 = Math_fround(Math_fround(1.0) / $8_1);
           $14_1 = Math_fround($4_1 * $15_1);
           $18_1 = Math_fround($9_1 * $15_1);
           $10_1 = Math_fround($7_1 * $15_1);
           $16_1 = $2($18_1, $14_1, $10_1);
           $10_1 = $2(Math_fround(Math_fround($18_1 * Math_fround(5.0)) + Math_fround(3.0)), Math_fround($14_1 * Math_fround(5.0)), Math_fround(Math_fround($10_1 * Math_fround(5.0)) + Math_fround(1.0)));
           global$0 = Math_fround(Math_fround(Math_fround(Math_fround($16_1 * Math_fround(.7200000286102295)) + Math_fround($10_1 * Math_fround(.2800000011920929))) + Math_fround(-.30000001192092896)) * $11_1);
           global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$9 + Math_fround(Math_fround($10_1 + Math_fround(-.5)) * Math_fround(.15000000596046448))), Math_fround(.05000000074505806))), Math_fround(1.0)));
           if ($13_1 > Math_fround(0.0)) {
            $68($9_1, $4_1, $16_1, $10_1, $11_1, $13_1)
           }
           if ($17_1 > Math_fround(0.0)) {
            $69($5_1, $6_1, $16_1, $10_1, $11_1, $17_1)
           }
           if ($12_1 > Math_fround(0.0)) {
            $6_1 = Math_fround(Math_fround($9_1 * $15_1) * Math_fround(8.0));
            $5_1 = Math_fround(Math_fround($4_1 * $15_1) * Math_fround(8.0));
            $4_1 = Math_fround(Math_fround($7_1 * $15_1) * Math_fround(8.0));
            global$7 = Math_fround(Math_fround($1($6_1, $5_1, $4_1) + Math_fround(-.5)) * $12_1);
            global$8 = Math_fround(Math_fround($1(Math_fround($6_1 + Math_fround(50.0)), $5_1, Math_fround($4_1 + Math_fround(50.0))) + Math_fround(-.5)) * $12_1);
           }
          } else {
           if (($0_1 | 0) == (9 | 0)) {
            if ($20_1) {
             if (($20_1 | 0) == (1 | 0)) {
              $5_1 = $1(Math_fround($9_1 * Math_fround(900.0)), Math_fround($4_1 * Math_fround(3.0)), Math_fround($7_1 * Math_fround(900.0)))
             } else {
              $5_1 = $1(Math_fround($9_1 * Math_fround(900.0)), Math_fround($4_1 * Math_fround(900.0)), Math_fround($7_1 * Math_fround(3.0)))
             }
            } else {
             $5_1 = $1(Math_fround($9_1 * Math_fround(3.0)), Math_fround($4_1 * Math_fround(900.0)), Math_fround($7_1 * Math_fround(900.0)))
            }
            $10_1 = Math_fround($5_1 + Math_fround(-.5));
            global$6 = Math_fround(Math_fround($10_1 * $8_1) + Math_fround(1.0));
            global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$9 + Math_fround($10_1 * Math_fround(.11999999731779099))), Math_fround(.05000000074505806))), Math_fround(1.0)));
            $6_1 = Math_fround($9_1 * Math_fround(1.600000023841858));
            $5_1 = Math_fround($4_1 * Math_fround(1.600000023841858));
            $4_1 = Math_fround($7_1 * Math_fround(1.600000023841858));
            global$7 = Math_fround(Math_fround($1($6_1, $5_1, $4_1) + Math_fround(-.5)) * $12_1);
            global$8 = Math_fround(Math_fround(Math_fround($1(Math_fround($6_1 + Math_fround(40.0)), $5_1, $4_1) + Math_fround(-.5)) * $12_1) + Math_fround($10_1 * Math_fround(.029999999329447746)));
           } else {
            if (($0_1 | 0) == (10 | 0)) {
             $89($5_1, $6_1, $9_1, $4_1, $7_1, $8_1, $11_1, ~~$13_1 >>> 0, $12_1, $3_1, $19_1)
            } else {
             if (($0_1 | 0) == (11 | 0)) {
              $5_1 = Math_fround(Math_fround($1(Math_fround($9_1 * Math_fround(260.0)), Math_fround($4_1 * Math_fround(260.0)), Math_fround($7_1 * Math_fround(260.0))) + Math_fround(-.5)) * Math_fround(.6000000238418579));
              $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.006000000052154064) - global$1) / Math_fround(.00419999985024333)), Math_fround(0.0))), Math_fround(1.0)));
              global$0 = Math_fround(Math_fround(Math_fround(Math_fround($5_1 * $6_1) + Math_fround(Math_fround($2(Math_fround($9_1 * Math_fround(30.0)), Math_fround($4_1 * Math_fround(30.0)), Math_fround($7_1 * Math_fround(30.0))) + Math_fround(-.5)) * Math_fround(.20000000298023224))) * $8_1) + Math_fround(.15000000596046448));
              $5_1 = Math_fround($9_1 * Math_fround(190.0));
              $4_1 = Math_fround($4_1 * Math_fround(190.0));
              global$7 = Math_fround(Math_fround(Math_fround($0($5_1, $4_1) + Math_fround(-.5)) * $12_1) * $6_1);
              global$8 = Math_fround(Math_fround(Math_fround($0(Math_fround($5_1 + Math_fround(40.0)), Math_fround($4_1 + Math_fround(9.0))) + Math_fround(-.5)) * $12_1) * $6_1);
             } else {
              if (($0_1 | 0) == (12 | 0)) {
               $90($9_1, $4_1, $8_1, $11_1, ~~$13_1 >>> 0, $12_1)
              } else {
               if (($0_1 | 0) == (13 | 0)) {
                $87($5_1, $6_1, $8_1, $11_1, ~~$13_1)
               } else {
                if (($0_1 | 0) == (14 | 0)) {
                 block1 : {
                  $4_1 = Math_fround(Math_fround((($20_1 | 0) == (1 | 0) ? $6_1 : $5_1) / $8_1) + Math_fround(.5));
                  $5_1 = Math_fround(Math_fround(Math_fround($4_1 - Math_fround(Math_floor($4_1))) + Math_fround(-.5)) * $8_1);
                  $9_1 = Math_fround(Math_abs($5_1));
                  $0_1 = $8_1 < Math_fround(.10000000149011612);
                  $10_1 = $0_1 ? Math_fround($11_1 * Math_fround(.5)) : Math_fround(0.0);
                  $4_1 = $0_1 ? Math_fround(1.5999999595806003e-03) : Math_fround(3.1999999191612005e-03);
                  $7_1 = Math_fround(Math_max($4_1, Math_fround(global$1 * Math_fround(.8999999761581421))));
                  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround($9_1 - $10_1))) - $7_1) / Math_fround(Math_fround($7_1 * Math_fround(.20000000298023224)) - $7_1)), Math_fround(0.0))), Math_fround(1.0)));
                  $6_1 = Math_fround(Math_fround(1.0) - Math_fround(($0_1 ? Math_fround(.27000001072883606) : Math_fround(.5)) * Math_fround(Math_fround($4_1 / $7_1) * Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1))))));
                  $4_1 = Math_fround($10_1 + Math_fround(.010999999940395355));
                  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($9_1 - $4_1) / Math_fround($10_1 - $4_1)), Math_fround(0.0))), Math_fround(1.0)));
                  global$6 = Math_fround($6_1 - Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.008999999612569809) - global$1) / Math_fround(.006299999542534351)), Math_fround(0.0))), Math_fround(1.0)))) * Math_fround(.07000000029802322)));
                  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.005250000394880772) - global$1) / Math_fround(.00367500027641654)), Math_fround(0.0))), Math_fround(1.0)));
                  if ($4_1 <= Math_fround(0.0)) {
                   break block1
                  }
                  if ($9_1 < $10_1) {
                   global$7 = Math_fround(Math_fround(Math_fround($5_1 / $10_1) * $12_1) * $4_1)
                  } else {
                   if ($9_1 < Math_fround($10_1 + Math_fround(3.5000001080334187e-03))) {
                    global$7 = Math_fround(Math_fround(Math_fround(($5_1 > Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)) * Math_fround(Math_fround(1.0) - Math_fround(Math_fround($9_1 - $10_1) / Math_fround(3.5000001080334187e-03)))) * $12_1) * $4_1)
                   }
                  }
                 }
                } else {
                 if (($0_1 | 0) == (15 | 0)) {
                  $63($5_1, $6_1, $8_1, $13_1, $12_1)
                 } else {
                  if (($0_1 | 0) == (16 | 0)) {
                   $92($9_1, $4_1, $7_1, $12_1, $19_1)
                  } else {
                   if (($0_1 | 0) == (17 | 0)) {
                    $1_1 = 0;
                    $14_1 = Math_fround(Math_fround(1.0) / $8_1);
                    $16_1 = Math_fround(Math_floor(Math_fround($9_1 * $14_1)));
                    $6_1 = $4_1;
                    $18_1 = Math_fround(Math_floor(Math_fround(Math_fround($4_1 + $7_1) * $14_1)));
                    $4_1 = Math_fround(9.0);
                    $2_1 = -1;
                    label1 : while (1) {
                     if (($2_1 | 0) <= (1 | 0)) {
                      $3_1 = -1;
                      label : while (1) {
                       if (($3_1 | 0) <= (1 | 0)) {
                        $0_1 = (Math_imul(~~$16_1 + $3_1 | 0, -1918454973) + Math_imul(~~$18_1 + $2_1 | 0, -669632447) | 0) + 386392147 | 0;
                        $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
                        $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
                        $0_1 = ($0_1 >>> 16 | 0) ^ $0_1 | 0;
                        $10_1 = Math_fround(Math_fround($9_1 * $14_1) - Math_fround(Math_fround($16_1 + Math_fround($3_1 | 0)) + Math_fround(Math_fround(($0_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))));
                        $5_1 = Math_fround(Math_fround(Math_fround($6_1 + $7_1) * $14_1) - Math_fround(Math_fround($18_1 + Math_fround($2_1 | 0)) + Math_fround(Math_fround((Math_imul($0_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))));
                        $5_1 = Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($10_1 * Math_fround(.800000011920929)) + Math_fround($5_1 * Math_fround(.6000000238418579))))) + Math_fround(Math_abs(Math_fround(Math_fround($5_1 * Math_fround(.800000011920929)) - Math_fround($10_1 * Math_fround(.6000000238418579))))));
                        if ($5_1 < $4_1) {
                         $4_1 = $5_1;
                         $1_1 = $0_1;
                        }
                        $3_1 = $3_1 + 1 | 0;
                        continue label;
                       }
                       break label;
                      };
                      $2_1 = $2_1 + 1 | 0;
                      continue label1;
                     }
                     break label1;
                    };
                    $5_1 = Math_fround(Math_fround((Math_imul($1_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
                    if ($5_1 < $11_1 & $4_1 < Math_fround(Math_fround($5_1 * Math_fround(.25)) + Math_fround(.2800000011920929)) | 0) {
                     if (Math_fround(Math_fround((Math_imul($1_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) < Math_fround(.5)) {
                      global$0 = Math_fround(.8999999761581421)
                     } else {
                      global$2 = Math_fround(.8999999761581421)
                     }
                     global$6 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($1_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.30000001192092896)) + Math_fround(.8500000238418579));
                    }
                   } else {
                    if (($0_1 | 0) == (18 | 0)) {
                     block2 : {
                      $10_1 = Math_fround($5_1 - Math_fround(Math_fround(Math_floor(Math_fround($5_1 / $8_1))) * $8_1));
                      $9_1 = Math_fround(Math_min($10_1, Math_fround($8_1 - $10_1)));
                      $7_1 = Math_fround($6_1 - Math_fround(Math_fround(Math_floor(Math_fround($6_1 / $11_1))) * $11_1));
                      $5_1 = Math_fround(Math_min($7_1, Math_fround($11_1 - $7_1)));
                      if ($5_1 < Math_fround(.004000000189989805)) {
                       global$6 = Math_fround(.44999998807907104);
                       break block2;
                      }
                      $4_1 = Math_fround(Math_fround(Math_min($5_1, $9_1)) - $13_1);
                      if ($4_1 < Math_fround(.014000000432133675) & $4_1 > Math_fround(0.0) | 0) {
                       if ($5_1 > $9_1) {
                        global$7 = $10_1 < Math_fround($8_1 * Math_fround(.5)) ? Math_fround(-.44999998807907104) : Math_fround(.44999998807907104)
                       } else {
                        global$8 = $7_1 < Math_fround($11_1 * Math_fround(.5)) ? Math_fround(-.44999998807907104) : Math_fround(.44999998807907104)
                       }
                      }
                     }
                    } else {
                     if (($0_1 | 0) == (19 | 0)) {
                      $4_1 = global$39;
                      if ((HEAP32[$1_1 >> 2] | 0) == (8 | 0)) {
                       $4_1 = Math_fround($4_1 / HEAPF32[($1_1 + 72 | 0) >> 2])
                      }
                      $4_1 = Math_fround(Math_abs($4_1));
                      global$124 = Math_fround(Math_fround(Math_fround(1.159999966621399) - Math_fround(Math_fround($4_1 * Math_fround(.46000000834465027)) * $4_1)) * Math_fround(Math_fround(global$212 * Math_fround(.4000000059604645)) + Math_fround(.6800000071525574)));
                      if ((HEAP32[$1_1 >> 2] | 0) == (8 | 0) & $4_1 > Math_fround(.949999988079071) | 0) {
                       global$124 = Math_fround(global$124 * Math_fround(.7200000286102295))
                      }
                      global$124 = Math_fround(global$124 * Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround($5_1 * Math_fround(90.0)), Math_fround($6_1 * Math_fround(1400.0))) + $0(Math_fround($5_1 * Math_fround(1400.0)), Math_fround($6_1 * Math_fround(90.0)))) + Math_fround(-1.0)) * Math_fround(.1599999964237213)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(1.5999999595806003e-03) - global$1) / Math_fround(1.1199999134987593e-03)), Math_fround(0.0))), Math_fround(1.0)))) + Math_fround(1.0)));
                     } else {
                      if (($0_1 | 0) == (20 | 0)) {
                       block3 : {
                        $6_1 = Math_fround($6_1 / $11_1);
                        $0_1 = ~~$13_1;
                        if (($0_1 | 0) >= (8 | 0)) {
                         $4_1 = Math_fround(1.0)
                        } else {
                         $4_1 = Math_fround(Math_min(Math_fround(Math_fround($8_1 / $11_1) / Math_fround(2.390000104904175)), Math_fround(1.0)))
                        }
                        $6_1 = Math_fround($6_1 / $4_1);
                        if (Math_fround(Math_abs($6_1)) > Math_fround(.5)) {
                         global$156 = Math_fround(.004000000189989805);
                         global$157 = Math_fround(.004000000189989805);
                         global$158 = Math_fround(.004999999888241291);
                         break block3;
                        }
                        $5_1 = Math_fround($5_1 / $8_1);
                        $4_1 = Math_fround($8_1 / Math_fround($11_1 * $4_1));
                        global$104 = Math_fround(0.0);
                        global$105 = Math_fround(0.0);
                        global$106 = Math_fround(0.0);
                        $0_1 = ($0_1 | 0) % (4 | 0) | 0;
                        if (($0_1 | 0) == (1 | 0)) {
                         $83(Math_fround($5_1 * $4_1), $6_1)
                        } else {
                         if (($0_1 | 0) == (2 | 0)) {
                          $81(Math_fround($5_1 * $4_1), $6_1)
                         } else {
                          if (($0_1 | 0) == (3 | 0)) {
                           $84(Math_fround($5_1 * $4_1), $6_1)
                          } else {
                           $85(Math_fround($5_1 * $4_1), $6_1)
                          }
                         }
                        }
                        $4_1 = global$104;
                        $7_1 = Math_fround(Math_fround(Math_fround(global$104 * Math_fround(.2125999927520752)) + Math_fround(global$105 * Math_fround(.7152000069618225))) + Math_fround(global$106 * Math_fround(.0722000002861023)));
                        $5_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($5_1 * $5_1) + Math_fround($6_1 * $6_1)) * Math_fround(.699999988079071)));
                        global$156 = Math_fround(global$156 * Math_fround(Math_fround($4_1 + Math_fround(Math_fround($7_1 - $4_1) * Math_fround(.3499999940395355))) * $5_1));
                        $4_1 = global$105;
                        global$157 = Math_fround(global$157 * Math_fround(Math_fround($4_1 + Math_fround(Math_fround($7_1 - $4_1) * Math_fround(.3499999940395355))) * $5_1));
                        $4_1 = global$106;
                        global$158 = Math_fround(global$158 * Math_fround(Math_fround($4_1 + Math_fround(Math_fround($7_1 - $4_1) * Math_fround(.3499999940395355))) * $5_1));
                       }
                      } else {
                       if (($0_1 | 0) == (21 | 0)) {
                        $9_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - global$1) / Math_fround($8_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
                        $4_1 = Math_fround(Math_fround($5_1 / $8_1) + Math_fround(.5));
                        $4_1 = Math_fround(Math_fround(Math_fround($4_1 - Math_fround(Math_floor($4_1))) + Math_fround(-.5)) * $8_1);
                        $7_1 = Math_fround($4_1 * $4_1);
                        $4_1 = Math_fround(Math_fround($6_1 / $8_1) + Math_fround(.5));
                        $4_1 = Math_fround(Math_fround(Math_fround($4_1 - Math_fround(Math_floor($4_1))) + Math_fround(-.5)) * $8_1);
                        $10_1 = Math_fround(Math_sqrt(Math_fround($7_1 + Math_fround($4_1 * $4_1))));
                        $7_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(3.000000142492354e-04)));
                        $4_1 = Math_fround($11_1 + $7_1);
                        $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($10_1 - $4_1) / Math_fround(Math_fround($11_1 - $7_1) - $4_1)), Math_fround(0.0))), Math_fround(1.0)));
                        global$6 = Math_fround(Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($9_1 * Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)))) + Math_fround(Math_fround(Math_fround(1.0) - $9_1) * Math_fround(Math_fround(Math_fround($11_1 * Math_fround(3.1415998935699463)) * $11_1) / Math_fround($8_1 * $8_1)))) * Math_fround(.8199999928474426))) * Math_fround(Math_fround($1(Math_fround($5_1 * Math_fround(7.0)), Math_fround($6_1 * Math_fround(7.0)), Math_fround(3.0)) * Math_fround(.07999999821186066)) + Math_fround(.9599999785423279)));
                       } else {
                        if (($0_1 | 0) == (22 | 0)) {
                         block4 : {
                          $1_1 = Math_imul($3_1, -1918454973);
                          $0_1 = $1_1 + 629909449 | 0;
                          $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
                          $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
                          $5_1 = Math_fround($1(Math_fround($9_1 * Math_fround(2.5999999046325684)), Math_fround($4_1 * Math_fround(2.5999999046325684)), Math_fround($7_1 * Math_fround(2.5999999046325684))) + Math_fround(-.5));
                          global$6 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(((($0_1 >>> 16 | 0) ^ $0_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.019999999552965164)) + Math_fround(.9869999885559082)) + Math_fround($5_1 * Math_fround(.012000000104308128)));
                          global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$9 + Math_fround($5_1 * Math_fround(.07999999821186066))), Math_fround(.05000000074505806))), Math_fround(1.0)));
                          $0_1 = $1_1 - 518504005 | 0;
                          $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
                          $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
                          global$7 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(((($0_1 >>> 16 | 0) ^ $0_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $12_1) * Math_fround(.4000000059604645)) + Math_fround(Math_fround($5_1 * $12_1) * Math_fround(.30000001192092896)));
                          $0_1 = $1_1 - 241331391 | 0;
                          $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
                          $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
                          global$8 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(((($0_1 >>> 16 | 0) ^ $0_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $12_1) * Math_fround(.4000000059604645));
                          $10_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.006000000052154064) - global$1) / Math_fround(.00419999985024333)), Math_fround(0.0))), Math_fround(1.0)));
                          if ($10_1 <= Math_fround(0.0)) {
                           break block4
                          }
                          $6_1 = Math_fround($9_1 * Math_fround(330.0));
                          $5_1 = Math_fround($4_1 * Math_fround(330.0));
                          $4_1 = Math_fround($7_1 * Math_fround(330.0));
                          global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround($1($6_1, $5_1, $4_1) + Math_fround(-.5)) * $12_1) * $10_1));
                          global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround($1(Math_fround($6_1 + Math_fround(40.0)), $5_1, $4_1) + Math_fround(-.5)) * $12_1) * $10_1));
                         }
                        } else {
                         if (($0_1 | 0) == (23 | 0)) {
                          $88(global$37, global$38, HEAPF32[($1_1 + 68 | 0) >> 2], HEAPF32[($1_1 + 72 | 0) >> 2], $3_1)
                         }
                        }
                       }
                      }
                     }
                    }
                   }
                  }
                 }
                }
               }
              }
             }
            }
           }
          }
         }
        }
       }
      }
     }
    }
   }
  }
  return $19_1;
 }
 
 function $50($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0);
  $2_1 = HEAPF32[($0_1 + 64 | 0) >> 2];
  $4_1 = HEAPF32[($0_1 + 68 | 0) >> 2];
  $3_1 = HEAPF32[($0_1 + 72 | 0) >> 2];
  if (($1_1 | 0) == (1 | 0)) {
   global$13 = Math_fround(0.0);
   global$14 = Math_fround(0.0);
   global$15 = Math_fround(0.0);
   $2_1 = Math_fround($2_1 - Math_fround(Math_abs(global$37)));
   $3_1 = Math_fround($3_1 - Math_fround(Math_abs(global$39)));
   $0_1 = $2_1 <= $3_1;
   $5_1 = $2_1;
   $2_1 = Math_fround($4_1 - Math_fround(Math_abs(global$38)));
   if ($0_1 & $5_1 <= $2_1 | 0) {
    global$13 = global$37 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)
   } else {
    if ($2_1 <= $3_1) {
     global$14 = global$38 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)
    } else {
     global$15 = global$39 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)
    }
   }
  } else {
   if (($1_1 | 0) == (2 | 0)) {
    $5_1 = $2_1;
    $2_1 = HEAPF32[($0_1 + 76 | 0) >> 2];
    global$13 = Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_abs(global$37)) - Math_fround($5_1 - $2_1)), Math_fround(0.0))) * (global$37 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)));
    global$14 = Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_abs(global$38)) - Math_fround($4_1 - $2_1)), Math_fround(0.0))) * (global$38 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)));
    global$15 = Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_abs(global$39)) - Math_fround($3_1 - $2_1)), Math_fround(0.0))) * (global$39 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)));
   } else {
    $0_1 = ($1_1 | 0) == (4 | 0);
    if ($0_1 | ($1_1 | 0) == (8 | 0) | 0) {
     if ($0_1) {
      $0_1 = Math_fround(Math_fround($3_1 * Math_fround(9.999999747378752e-06)) + Math_fround(1.9999999494757503e-05)) > Math_fround($3_1 - Math_fround(Math_abs(global$39)))
     } else {
      $0_1 = 0
     }
     if ($0_1) {
      global$13 = Math_fround(0.0);
      global$14 = Math_fround(0.0);
      global$15 = global$39 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0);
     } else {
      global$13 = global$37;
      global$14 = global$38;
      global$15 = Math_fround(Math_fround(Math_fround(-Math_fround(Math_sqrt(Math_fround(Math_fround(global$37 * global$37) + Math_fround(global$38 * global$38))))) * Math_fround($4_1 - $2_1)) / Math_fround($3_1 + $3_1));
     }
    } else {
     if (($1_1 | 0) == (5 | 0)) {
      global$13 = global$37;
      global$14 = global$38;
      global$15 = Math_fround(global$39 - Math_fround(Math_min(Math_fround(Math_max(global$39, Math_fround(-$3_1))), $3_1)));
     } else {
      if (($1_1 | 0) == (6 | 0)) {
       global$13 = Math_fround(0.0);
       global$14 = Math_fround(0.0);
       global$15 = Math_fround(1.0);
      } else {
       if (($1_1 | 0) == (9 | 0)) {
        $129(global$248, global$37, global$38, global$39);
        global$13 = global$132;
        global$14 = global$133;
        global$15 = global$134;
       } else {
        global$13 = global$37;
        global$14 = global$38;
        global$15 = global$39;
       }
      }
     }
    }
   }
  }
 }
 
 function $51($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = 0, $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0);
  $9_1 = HEAPF32[($0_1 + 16 | 0) >> 2];
  $10_1 = HEAPF32[($0_1 + 28 | 0) >> 2];
  global$37 = Math_fround(global$27 - Math_fround(Math_fround($9_1 + $10_1) * Math_fround(.5)));
  $11_1 = HEAPF32[($0_1 + 20 | 0) >> 2];
  $12_1 = HEAPF32[($0_1 + 32 | 0) >> 2];
  global$38 = Math_fround(global$28 - Math_fround(Math_fround($11_1 + $12_1) * Math_fround(.5)));
  $13_1 = HEAPF32[($0_1 + 24 | 0) >> 2];
  $14_1 = HEAPF32[($0_1 + 36 | 0) >> 2];
  global$39 = Math_fround(global$29 - Math_fround(Math_fround($13_1 + $14_1) * Math_fround(.5)));
  global$13 = Math_fround(0.0);
  global$14 = Math_fround(0.0);
  global$15 = Math_fround(0.0);
  if (Math_fround(Math_abs($4_1)) < Math_fround(9.999999717180685e-10)) {
   $1_1 = Math_fround(-1000000015047466219876688.0e6)
  } else {
   $1_1 = Math_fround(Math_fround(($4_1 > Math_fround(0.0) ? $9_1 : $10_1) - $1_1) / $4_1)
  }
  if (Math_fround(Math_abs($6_1)) < Math_fround(9.999999717180685e-10)) {
   $3_1 = Math_fround(-1000000015047466219876688.0e6)
  } else {
   $3_1 = Math_fround(Math_fround(($6_1 > Math_fround(0.0) ? $13_1 : $14_1) - $3_1) / $6_1)
  }
  $8_1 = $1_1 >= $3_1;
  $15_1 = $1_1;
  if (Math_fround(Math_abs($5_1)) < Math_fround(9.999999717180685e-10)) {
   $1_1 = Math_fround(-1000000015047466219876688.0e6)
  } else {
   $1_1 = Math_fround(Math_fround(($5_1 > Math_fround(0.0) ? $11_1 : $12_1) - $2_1) / $5_1)
  }
  if ($8_1 & $15_1 >= $1_1 | 0) {
   $8_1 = $4_1 > Math_fround(0.0);
   global$13 = $8_1 ? Math_fround(-1.0) : Math_fround(1.0);
   global$27 = $8_1 ? $9_1 : $10_1;
  } else {
   if ($1_1 >= $3_1) {
    $8_1 = $5_1 > Math_fround(0.0);
    global$14 = $8_1 ? Math_fround(-1.0) : Math_fround(1.0);
    global$28 = $8_1 ? $11_1 : $12_1;
   } else {
    $8_1 = $6_1 > Math_fround(0.0);
    global$15 = $8_1 ? Math_fround(-1.0) : Math_fround(1.0);
    global$29 = $8_1 ? $13_1 : $14_1;
   }
  }
  global$19 = global$13;
  global$20 = global$14;
  global$21 = global$15;
  if (!$7_1) {
   return
  }
  $1_1 = HEAPF32[($0_1 + 8 | 0) >> 2];
  if ($1_1 > Math_fround(0.0)) {
   $27(Math_fround(Math_fround($10_1 - $9_1) * Math_fround(.5)), Math_fround(Math_fround($12_1 - $11_1) * Math_fround(.5)), Math_fround(Math_fround($14_1 - $13_1) * Math_fround(.5)), $1_1)
  }
  $4_1 = global$13;
  $3_1 = global$14;
  $2_1 = global$15;
  $1_1 = Math_fround(Math_fround(Math_fround($4_1 * $4_1) + Math_fround($3_1 * $3_1)) + Math_fround($2_1 * $2_1));
  block : {
   if ($1_1 < Math_fround(9.999999682655225e-21)) {
    global$10 = Math_fround(0.0);
    global$11 = Math_fround(0.0);
    global$12 = Math_fround(1.0);
    break block;
   }
   $1_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($1_1)));
   global$10 = Math_fround($4_1 * $1_1);
   global$11 = Math_fround($3_1 * $1_1);
   global$12 = Math_fround($2_1 * $1_1);
  }
 }
 
 function $52($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0);
  global$13 = global$244;
  global$14 = global$245;
  global$15 = global$246;
  $4_1 = Math_fround(Math_fround(Math_fround(HEAPF32[($0_1 + 16 | 0) >> 2] * global$13) + Math_fround(HEAPF32[($0_1 + 32 | 0) >> 2] * global$14)) + Math_fround(HEAPF32[($0_1 + 48 | 0) >> 2] * global$15));
  $5_1 = Math_fround(Math_fround(Math_fround(HEAPF32[($0_1 + 20 | 0) >> 2] * global$13) + Math_fround(HEAPF32[($0_1 + 36 | 0) >> 2] * global$14)) + Math_fround(HEAPF32[($0_1 + 52 | 0) >> 2] * global$15));
  $6_1 = Math_fround(Math_fround(Math_fround(HEAPF32[($0_1 + 24 | 0) >> 2] * global$13) + Math_fround(HEAPF32[($0_1 + 40 | 0) >> 2] * global$14)) + Math_fround(HEAPF32[($0_1 + 56 | 0) >> 2] * global$15));
  $8_1 = Math_fround(Math_fround(Math_fround($4_1 * $4_1) + Math_fround($5_1 * $5_1)) + Math_fround($6_1 * $6_1));
  block : {
   if ($8_1 < Math_fround(9.999999682655225e-21)) {
    global$10 = Math_fround(0.0);
    global$11 = Math_fround(0.0);
    global$12 = Math_fround(1.0);
    break block;
   }
   $7_1 = $4_1;
   $4_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($8_1)));
   global$10 = Math_fround($7_1 * $4_1);
   global$11 = Math_fround($5_1 * $4_1);
   global$12 = Math_fround($6_1 * $4_1);
  }
  if (Math_fround(Math_fround(Math_fround(global$10 * global$19) + Math_fround(global$11 * global$20)) + Math_fround(global$12 * global$21)) < Math_fround(0.0)) {
   global$10 = Math_fround(-global$10);
   global$11 = Math_fround(-global$11);
   global$12 = Math_fround(-global$12);
  } else {
   $4_1 = Math_fround(Math_min(Math_fround(global$247 * HEAPF32[($0_1 + 68 | 0) >> 2]), Math_fround(.004000000189989805)));
   global$27 = Math_fround(global$27 + Math_fround(global$10 * $4_1));
   global$28 = Math_fround(global$28 + Math_fround(global$11 * $4_1));
   global$29 = Math_fround(global$29 + Math_fround(global$12 * $4_1));
  }
  $4_1 = Math_fround(Math_fround(Math_fround(Math_fround(global$10 * $1_1) + Math_fround(global$11 * $2_1)) + Math_fround(global$12 * $3_1)) + Math_fround(.019999999552965164));
  if ($4_1 > Math_fround(0.0)) {
   block1 : {
    $1_1 = Math_fround(global$10 - Math_fround($1_1 * $4_1));
    $2_1 = Math_fround(global$11 - Math_fround($2_1 * $4_1));
    $3_1 = Math_fround(global$12 - Math_fround($3_1 * $4_1));
    $4_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) + Math_fround($2_1 * $2_1)) + Math_fround($3_1 * $3_1));
    if ($4_1 < Math_fround(9.999999682655225e-21)) {
     global$10 = Math_fround(0.0);
     global$11 = Math_fround(0.0);
     global$12 = Math_fround(1.0);
     break block1;
    }
    $7_1 = $1_1;
    $1_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($4_1)));
    global$10 = Math_fround($7_1 * $1_1);
    global$11 = Math_fround($2_1 * $1_1);
    global$12 = Math_fround($3_1 * $1_1);
   }
  }
 }
 
 function $53($0_1) {
  $0_1 = Math_fround($0_1);
  var $1_1 = 0;
  $1_1 = $0_1 > Math_fround(.5);
  global$223 = $1_1 ? Math_fround(1.0) : Math_fround(.8999999761581421);
  global$224 = $1_1 ? Math_fround(1.0) : Math_fround(.550000011920929);
  global$225 = $1_1 ? Math_fround(1.0) : Math_fround(.9700000286102295);
 }
 
 function $54($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
  var $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = 0, $17_1 = Math_fround(0), $18_1 = 0, $19_1 = Math_fround(0);
  $9_1 = Math_fround(1.0);
  $10_1 = Math_fround(1.0);
  $11_1 = Math_fround(1.0);
  label : while (1) {
   if (($16_1 | 0) < (4 | 0)) {
    block : {
     $6($0_1, $1_1, $2_1, $3_1, $4_1, $5_1);
     if (global$35 >= Math_fround(1000000015047466219876688.0e6)) {
      break block
     }
     $8_1 = global$35;
     $18_1 = global$49;
     $7_1 = global$118 + (HEAP32[((global$59 + Math_imul($18_1, 96) | 0) + 4 | 0) >> 2] << 7 | 0) | 0;
     global$108 = HEAPF32[($7_1 + 28 | 0) >> 2];
     global$109 = HEAPF32[($7_1 + 32 | 0) >> 2];
     global$110 = HEAPF32[($7_1 + 36 | 0) >> 2];
     global$65 = HEAPF32[($7_1 + 72 | 0) >> 2];
     global$66 = HEAPF32[($7_1 + 76 | 0) >> 2];
     global$67 = HEAPF32[($7_1 + 80 | 0) >> 2];
     global$30 = HEAP32[($7_1 + 84 | 0) >> 2];
     block1 : {
      if (global$30 & 1 | 0) {
       $8_1 = Math_fround($8_1 + Math_fround(1.0000000474974513e-03));
       $0_1 = Math_fround($0_1 + Math_fround($3_1 * $8_1));
       $1_1 = Math_fround($1_1 + Math_fround($4_1 * $8_1));
       $2_1 = Math_fround($2_1 + Math_fround($5_1 * $8_1));
       $9_1 = Math_fround($9_1 * Math_fround(.8999999761581421));
       $10_1 = Math_fround($10_1 * Math_fround(.8999999761581421));
       $11_1 = Math_fround($11_1 * Math_fround(.8999999761581421));
       break block1;
      }
      if (global$30 & 4 | 0) {
       break block
      }
      $8($18_1, $8_1, $0_1, $1_1, $2_1, $3_1, $4_1, $5_1, 0);
      $7_1 = Math_imul(global$36, -1640531527) + (global$76 ^ global$103 | 0) | 0;
      $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
      $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
      $7_1 = ($7_1 >>> 16 | 0) ^ $7_1 | 0;
      global$36 = global$36 + 1 | 0;
      global$32 = Math_fround(Math_fround(($7_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      global$34 = Math_fround(Math_fround((Math_imul($7_1, 739982445) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      $3_1 = global$32;
      $4_1 = global$34;
      $7_1 = Math_imul(global$36, -1640531527) + (global$76 ^ global$103 | 0) | 0;
      $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
      $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
      $7_1 = ($7_1 >>> 16 | 0) ^ $7_1 | 0;
      global$36 = global$36 + 1 | 0;
      global$32 = Math_fround(Math_fround(($7_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      global$34 = Math_fround(Math_fround((Math_imul($7_1, 739982445) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      if (($16_1 | 0) > (1 | 0) | $8_1 > Math_fround(.15000000596046448) | 0) {
       $28($3_1, $4_1, global$32);
       $0_1 = global$224;
       $0_1 = Math_fround($0_1 + Math_fround(Math_fround(($6_1 ? global$225 : global$223) - $0_1) * Math_fround(Math_min(Math_fround($8_1 * Math_fround(.9090908765792847)), Math_fround(1.0)))));
       $12_1 = Math_fround($12_1 + Math_fround(Math_fround($9_1 * global$16) * $0_1));
       $13_1 = Math_fround($13_1 + Math_fround(Math_fround($10_1 * global$17) * $0_1));
       $14_1 = Math_fround($14_1 + Math_fround(Math_fround($11_1 * global$18) * $0_1));
       break block;
      }
      $19_1 = global$34;
      $5_1 = global$19;
      $0_1 = Math_fround(global$27 + Math_fround($5_1 * Math_fround(6.000000284984708e-04)));
      $8_1 = global$20;
      $1_1 = Math_fround(global$28 + Math_fround($8_1 * Math_fround(6.000000284984708e-04)));
      $15_1 = global$21;
      $2_1 = Math_fround(global$29 + Math_fround($15_1 * Math_fround(6.000000284984708e-04)));
      $17_1 = $14($0_1, $1_1, $2_1, $5_1, $8_1, $15_1, $3_1, $4_1);
      $15($0_1, $1_1, $2_1, $5_1, $8_1, $15_1, global$32, $3_1, $4_1);
      $9_1 = Math_fround($9_1 * global$108);
      $12_1 = Math_fround($12_1 + Math_fround($9_1 * Math_fround(global$54 + Math_fround($17_1 * global$135))));
      $10_1 = Math_fround($10_1 * global$109);
      $13_1 = Math_fround($13_1 + Math_fround($10_1 * Math_fround(global$60 + Math_fround($17_1 * global$153))));
      $11_1 = Math_fround($11_1 * global$110);
      $14_1 = Math_fround($14_1 + Math_fround($11_1 * Math_fround(global$61 + Math_fround($17_1 * global$154))));
      $7_1 = Math_imul(global$36, -1640531527) + (global$76 ^ global$103 | 0) | 0;
      $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
      $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
      $7_1 = ($7_1 >>> 16 | 0) ^ $7_1 | 0;
      global$36 = global$36 + 1 | 0;
      global$32 = Math_fround(Math_fround(($7_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      global$34 = Math_fround(Math_fround((Math_imul($7_1, 739982445) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
      $11($5_1, $8_1, $15_1, $19_1, global$32);
      $3_1 = global$111;
      $4_1 = global$112;
      $5_1 = global$113;
     }
     $16_1 = $16_1 + 1 | 0;
     continue label;
    }
   }
   break label;
  };
  global$16 = $12_1;
  global$17 = $13_1;
  global$18 = $14_1;
 }
 
 function $55($0_1, $1_1, $2_1, $3_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  var $4_1 = 0, $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = 0, $13_1 = 0, $14_1 = Math_fround(0), wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
  label1 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $12_1 = $3_1 + ($0_1 << 6 | 0) | 0;
    HEAP32[$12_1 >> 2] = 0;
    HEAP32[($12_1 + 32 | 0) >> 2] = 0;
    $4_1 = $0_1 >> 6 | 0;
    $4_1 = Math_imul(($4_1 >>> 16 | 0) ^ $4_1 | 0, 2146121005);
    $4_1 = Math_imul(($4_1 >>> 15 | 0) ^ $4_1 | 0, -2073254261);
    $18(($4_1 >>> 16 | 0) ^ $4_1 | 0, $0_1 & 63 | 0, global$187 ^ -1525552717 | 0);
    $5_1 = Math_fround($0_1 | 0);
    $6_1 = Math_fround($5_1 * Math_fround(.6180340051651001));
    $25(Math_fround(Math_fround($6_1 - Math_fround(Math_floor($6_1))) * Math_fround(global$33 | 0)), Math_fround(Math_fround(Math_fround($5_1 + Math_fround(.5)) / Math_fround($2_1 | 0)) * Math_fround(global$160 | 0)), global$33, global$160);
    $9_1 = global$162;
    $10_1 = global$163;
    $11_1 = global$164;
    $5_1 = global$89;
    $6_1 = global$90;
    $7_1 = global$126;
    $8_1 = 0;
    $13_1 = 0;
    label : while (1) {
     if (($8_1 | 0) < (3 | 0) & ($13_1 | 0) < (7 | 0) | 0) {
      block : {
       $6($9_1, $10_1, $11_1, $5_1, $6_1, $7_1);
       if (global$35 >= Math_fround(1000000015047466219876688.0e6)) {
        break block
       }
       $4_1 = global$118 + (HEAP32[((global$59 + Math_imul(global$49, 96) | 0) + 4 | 0) >> 2] << 7 | 0) | 0;
       global$108 = HEAPF32[($4_1 + 28 | 0) >> 2];
       global$109 = HEAPF32[($4_1 + 32 | 0) >> 2];
       global$110 = HEAPF32[($4_1 + 36 | 0) >> 2];
       global$65 = HEAPF32[($4_1 + 72 | 0) >> 2];
       global$66 = HEAPF32[($4_1 + 76 | 0) >> 2];
       global$67 = HEAPF32[($4_1 + 80 | 0) >> 2];
       global$30 = HEAP32[($4_1 + 84 | 0) >> 2];
       $8(global$49, global$35, $9_1, $10_1, $11_1, $5_1, $6_1, $7_1, 0);
       block1 : {
        if (global$30 & 1 | 0) {
         $9_1 = Math_fround(global$27 + Math_fround($5_1 * Math_fround(1.0000000474974513e-03)));
         $10_1 = Math_fround(global$28 + Math_fround($6_1 * Math_fround(1.0000000474974513e-03)));
         $11_1 = Math_fround(global$29 + Math_fround($7_1 * Math_fround(1.0000000474974513e-03)));
         break block1;
        }
        if (global$30 & 4 | 0) {
         break block
        }
        $9_1 = Math_fround(global$27 + Math_fround(global$19 * Math_fround(6.000000284984708e-04)));
        $10_1 = Math_fround(global$28 + Math_fround(global$20 * Math_fround(6.000000284984708e-04)));
        $11_1 = Math_fround(global$29 + Math_fround(global$21 * Math_fround(6.000000284984708e-04)));
        if (global$30 & 2 | 0) {
         $14_1 = Math_fround(Math_fround(Math_fround(Math_fround(global$19 * $5_1) + Math_fround(global$20 * $6_1)) + Math_fround(global$21 * $7_1)) * Math_fround(2.0));
         $5_1 = Math_fround($5_1 - Math_fround($14_1 * global$19));
         $6_1 = Math_fround($6_1 - Math_fround($14_1 * global$20));
         $7_1 = Math_fround($7_1 - Math_fround($14_1 * global$21));
         break block1;
        }
        if (($8_1 | 0) > (0 | 0)) {
         $4_1 = $12_1 + (($8_1 - 1 | 0) << 5 | 0) | 0;
         (wasm2js_i32$0 = $4_1, wasm2js_i32$1 = $7(global$27, global$28, global$29, global$19, global$20, global$21)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
         HEAPF32[($4_1 + 4 | 0) >> 2] = global$27;
         HEAPF32[($4_1 + 8 | 0) >> 2] = global$28;
         HEAPF32[($4_1 + 12 | 0) >> 2] = global$29;
         HEAPF32[($4_1 + 16 | 0) >> 2] = global$19;
         HEAPF32[($4_1 + 20 | 0) >> 2] = global$20;
         HEAPF32[($4_1 + 24 | 0) >> 2] = global$21;
        }
        $8_1 = $8_1 + 1 | 0;
        $4();
        $11(global$19, global$20, global$21, global$32, global$34);
        $5_1 = global$111;
        $6_1 = global$112;
        $7_1 = global$113;
       }
       $13_1 = $13_1 + 1 | 0;
       continue label;
      }
     }
     break label;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $56($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = $6_1 | 0;
  $7_1 = $7_1 | 0;
  $8_1 = Math_fround($8_1);
  global$167 = $0_1;
  global$59 = $1_1;
  global$118 = $2_1;
  global$168 = $3_1;
  global$169 = $6_1;
  global$97 = $7_1;
  global$233 = $4_1;
  global$203 = $5_1;
  global$234 = $8_1;
 }
 
 function $57($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = $6_1 | 0;
  $7_1 = $7_1 | 0;
  $8_1 = $8_1 | 0;
  global$33 = $0_1;
  global$160 = $1_1;
  global$261 = $2_1;
  global$187 = $3_1;
  global$262 = $4_1;
  global$263 = $5_1;
  global$188 = $6_1;
  global$88 = $7_1;
  global$189 = $8_1;
 }
 
 function $58($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  var $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0);
  block : {
   if (($4_1 | 0) != ($5_1 | 0)) {
    break block
   }
   $11_1 = ($5_1 | 0) == (2 | 0) ? 1 : 2;
   $5_1 = $0_1 + (!$5_1 << 2 | 0) | 0;
   $12_1 = HEAP32[$0_1 >> 2];
   $10_1 = Math_fround(Math_fround(HEAPF32[($5_1 + 28 | 0) >> 2] - HEAPF32[($5_1 + 16 | 0) >> 2]) * Math_fround(.5));
   block1 : {
    if (!$12_1) {
     break block1
    }
    $10_1 = HEAPF32[($5_1 + 64 | 0) >> 2];
    if (($12_1 | 0) == (2 | 0) | ($12_1 | 0) == (1 | 0) | 0) {
     break block1
    }
    $10_1 = Math_fround(0.0);
   }
   $5_1 = $0_1 + ($11_1 << 2 | 0) | 0;
   $12_1 = HEAP32[$0_1 >> 2];
   $9_1 = Math_fround(Math_fround(HEAPF32[($5_1 + 28 | 0) >> 2] - HEAPF32[($5_1 + 16 | 0) >> 2]) * Math_fround(.5));
   block2 : {
    if (!$12_1) {
     break block2
    }
    $9_1 = HEAPF32[($5_1 + 64 | 0) >> 2];
    if (($12_1 | 0) == (2 | 0) | ($12_1 | 0) == (1 | 0) | 0) {
     break block2
    }
    $9_1 = Math_fround(0.0);
   }
   if (Math_fround(Math_min($9_1, $10_1)) < Math_fround(.05999999865889549)) {
    break block
   }
   if (($11_1 | 0) == (2 | 0)) {
    $4_1 = 2
   } else {
    $4_1 = $0_1 + 4 | 0;
    $5_1 = HEAP32[$0_1 >> 2];
    $10_1 = Math_fround(Math_fround(HEAPF32[($4_1 + 28 | 0) >> 2] - HEAPF32[($4_1 + 16 | 0) >> 2]) * Math_fround(.5));
    block3 : {
     if (!$5_1) {
      break block3
     }
     $10_1 = HEAPF32[($4_1 + 64 | 0) >> 2];
     if (($5_1 | 0) == (2 | 0) | ($5_1 | 0) == (1 | 0) | 0) {
      break block3
     }
     $10_1 = Math_fround(0.0);
    }
    $4_1 = HEAP32[$0_1 >> 2];
    $9_1 = Math_fround(Math_fround(HEAPF32[($0_1 + 28 | 0) >> 2] - HEAPF32[($0_1 + 16 | 0) >> 2]) * Math_fround(.5));
    block4 : {
     if (!$4_1) {
      break block4
     }
     $9_1 = HEAPF32[($0_1 + 64 | 0) >> 2];
     if (($4_1 | 0) == (2 | 0) | ($4_1 | 0) == (1 | 0) | 0) {
      break block4
     }
     $9_1 = Math_fround(0.0);
    }
    $4_1 = $9_1 < $10_1;
   }
  }
  $12_1 = $4_1;
  $4_1 = $4_1 ? 0 : 2;
  $5_1 = ($12_1 | 0) == (1 | 0) ? 2 : 1;
  $11_1 = $0_1 + ($5_1 << 2 | 0) | 0;
  $13_1 = HEAP32[$0_1 >> 2];
  $10_1 = Math_fround(Math_fround(HEAPF32[($11_1 + 28 | 0) >> 2] - HEAPF32[($11_1 + 16 | 0) >> 2]) * Math_fround(.5));
  block5 : {
   if (!$13_1) {
    break block5
   }
   $10_1 = HEAPF32[($11_1 + 64 | 0) >> 2];
   if (($13_1 | 0) == (2 | 0) | ($13_1 | 0) == (1 | 0) | 0) {
    break block5
   }
   $10_1 = Math_fround(0.0);
  }
  $11_1 = $0_1 + ($4_1 << 2 | 0) | 0;
  $13_1 = HEAP32[$0_1 >> 2];
  $9_1 = Math_fround(Math_fround(HEAPF32[($11_1 + 28 | 0) >> 2] - HEAPF32[($11_1 + 16 | 0) >> 2]) * Math_fround(.5));
  block6 : {
   if (!$13_1) {
    break block6
   }
   $9_1 = HEAPF32[($11_1 + 64 | 0) >> 2];
   if (($13_1 | 0) == (2 | 0) | ($13_1 | 0) == (1 | 0) | 0) {
    break block6
   }
   $9_1 = Math_fround(0.0);
  }
  if ($9_1 < $10_1) {
   $11_1 = $4_1;
   $4_1 = $5_1;
   $5_1 = $11_1;
  }
  $15_1 = $12_1 ? (($12_1 | 0) == (1 | 0) ? $2_1 : $3_1) : $1_1;
  $10_1 = $4_1 ? (($4_1 | 0) == (1 | 0) ? $2_1 : $3_1) : $1_1;
  $16_1 = $5_1 ? (($5_1 | 0) == (1 | 0) ? $2_1 : $3_1) : $1_1;
  $2_1 = Math_fround(0.0);
  $4_1 = $0_1 + ($4_1 << 2 | 0) | 0;
  $0_1 = HEAP32[$0_1 >> 2];
  $9_1 = Math_fround(Math_fround(HEAPF32[($4_1 + 28 | 0) >> 2] - HEAPF32[($4_1 + 16 | 0) >> 2]) * Math_fround(.5));
  block7 : {
   if (!$0_1) {
    break block7
   }
   $9_1 = HEAPF32[($4_1 + 64 | 0) >> 2];
   if (($0_1 | 0) == (2 | 0) | ($0_1 | 0) == (1 | 0) | 0) {
    break block7
   }
   $9_1 = Math_fround(0.0);
  }
  $1_1 = $9_1;
  $14_1 = Math_fround($1_1 + $1_1);
  $3_1 = Math_fround(Math_max(Math_fround(Math_floor(Math_fround(Math_fround($14_1 / Math_fround(.11999999731779099)) + Math_fround(.5)))), Math_fround(1.0)));
  if ($3_1 > Math_fround(1.0)) {
   $2_1 = Math_fround($10_1 + $1_1);
   $1_1 = Math_fround($14_1 / $3_1);
   $2_1 = Math_fround(Math_min(Math_fround($3_1 + Math_fround(-1.0)), Math_fround(Math_max(Math_fround(Math_floor(Math_fround($2_1 / $1_1))), Math_fround(0.0)))));
   $10_1 = Math_fround($10_1 + Math_fround($9_1 - Math_fround(Math_fround($2_1 + Math_fround(.5)) * $1_1)));
  }
  $4_1 = Math_imul($6_1, -1918454973);
  $0_1 = ($4_1 + Math_imul(~~$2_1, -669632447) | 0) - 142245989 | 0;
  $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
  $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
  $0_1 = ($0_1 >>> 16 | 0) ^ $0_1 | 0;
  $1_1 = $12($15_1, $10_1, $16_1, $7_1, $0_1);
  global$0 = Math_fround(Math_fround(Math_fround($1_1 + Math_fround(-.11999999731779099)) * $8_1) + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($0_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.14000000059604645)) * $8_1));
  $2_1 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($0_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.05000000074505806)) + Math_fround(.9700000286102295));
  $0_1 = $4_1 - 550907639 | 0;
  $0_1 = Math_imul(($0_1 >>> 16 | 0) ^ $0_1 | 0, 2146121005);
  $0_1 = Math_imul(($0_1 >>> 15 | 0) ^ $0_1 | 0, -2073254261);
  global$6 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround(((($0_1 >>> 16 | 0) ^ $0_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.029999999329447746)));
  global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$9 + Math_fround(Math_fround($1_1 + Math_fround(-.4000000059604645)) * Math_fround(.11999999731779099))), Math_fround(.05000000074505806))), Math_fround(1.0)));
 }
 
 function $59($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = 0, $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0);
  $9_1 = Math_fround(Math_floor(Math_fround($1_1 / $2_1)));
  $31($0_1, ~~$9_1, $3_1);
  $6_1 = global$213;
  $3_1 = Math_fround(Math_fround((Math_imul($6_1, -1028477379) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $8_1 = Math_fround($1_1 - Math_fround($9_1 * $2_1));
  $7_1 = Math_fround($8_1 - Math_fround($2_1 * Math_fround(.5)));
  $10_1 = $61($6_1, $7_1, $2_1);
  $7_1 = Math_fround($12(global$107, Math_fround($7_1 + global$214), Math_fround(0.0), Math_fround(Math_fround($3_1 * Math_fround(.30000001192092896)) + Math_fround(.8500000238418579)), $6_1) + $10_1);
  global$0 = Math_fround(Math_fround(Math_fround($7_1 + Math_fround(-.11999999731779099)) * $4_1) + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(-.5)) + (Math_fround(Math_fround((Math_imul($6_1, -1640531527) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) < Math_fround(.10000000149011612) ? Math_fround(.30000001192092896) : Math_fround(0.0))) * $5_1));
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($6_1, 1597334677) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $5_1) * Math_fround(.5299999713897705)) + Math_fround(1.0));
  $4_1 = Math_fround(Math_fround((Math_imul($6_1, -482951495) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  global$2 = Math_fround(Math_fround($4_1 * $4_1) * $5_1);
  global$6 = Math_fround(global$6 * Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(.800000011920929)) + Math_fround($3_1 * Math_fround(40.0))), Math_fround($9_1 * Math_fround(3.700000047683716))) + Math_fround(-.5)) * $5_1) * Math_fround(.30000001192092896)) + Math_fround(1.0)));
  global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(global$9 + Math_fround(Math_fround($7_1 + Math_fround(-.4000000059604645)) * Math_fround(.10000000149011612))) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(1.2999999523162842)), Math_fround($1_1 * Math_fround(1.2999999523162842))) + Math_fround(-.5)) * Math_fround(.09000000357627869))), Math_fround(.05000000074505806))), Math_fround(1.0)));
  $1_1 = Math_fround(Math_min($8_1, Math_fround($2_1 - $8_1)));
  $2_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.8999999761581421)), Math_fround(1.0999999940395355e-03)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_min($1_1, Math_fround(Math_min(global$107, Math_fround(global$183 - global$107))))) - $2_1) / Math_fround(Math_fround($2_1 * Math_fround(.25)) - $2_1)), Math_fround(0.0))), Math_fround(1.0)));
  global$6 = Math_fround(global$6 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround(Math_fround(1.0999999940395355e-03) / $2_1) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.550000011920929))));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(3.5000001080334187e-03) - global$1) / Math_fround(2.4500000290572643e-03)), Math_fround(0.0))), Math_fround(1.0)));
  if ($1_1 < Math_fround(3.5000001080334187e-03) & $0_1 > Math_fround(0.0) | 0) {
   global$8 = Math_fround(Math_fround(Math_fround(($8_1 < Math_fround($1_1 + Math_fround(9.999999974752427e-07)) ? Math_fround(-1.0) : Math_fround(1.0)) * Math_fround(Math_fround(3.5000001080334187e-03) - $1_1)) * Math_fround(24.0)) * $0_1)
  }
  global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($6_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.006000000052154064)));
  global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($6_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.006000000052154064)) + Math_fround(Math_fround($7_1 + Math_fround(-.4000000059604645)) * Math_fround(.019999999552965164))));
 }
 
 function $60($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = Math_fround(0);
  $8_1 = Math_fround(Math_fround(Math_fround($0_1 + $1_1) * Math_fround(.7071067690849304)) / $2_1);
  $6_1 = ~~Math_fround(Math_floor($8_1));
  $1_1 = Math_fround(Math_fround(Math_fround($1_1 - $0_1) * Math_fround(.7071067690849304)) / $2_1);
  $7_1 = ~~Math_fround(Math_floor($1_1));
  $5_1 = ($6_1 - $7_1 | 0 | 0) % (10 | 0) | 0;
  if (($5_1 | 0) < (0 | 0)) {
   $5_1 = $5_1 + 10 | 0
  }
  if (($5_1 | 0) < (5 | 0)) {
   $5_1 = $6_1 - $5_1 | 0;
   $0_1 = Math_fround($8_1 - Math_fround($5_1 | 0));
   $5_1 = (Math_imul($5_1, -1918454973) + Math_imul($7_1, -669632447) | 0) - 887442657 | 0;
   $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
   $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
   $5_1 = $5_1 ^ ($5_1 >>> 16 | 0) | 0;
   $1_1 = Math_fround($1_1 - Math_fround($7_1 | 0));
  } else {
   $5_1 = $7_1 - (9 - $5_1 | 0) | 0;
   $0_1 = Math_fround($1_1 - Math_fround($5_1 | 0));
   $5_1 = (Math_imul($6_1, -1918454973) + Math_imul($5_1, -669632447) | 0) - 1774885314 | 0;
   $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
   $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
   $5_1 = $5_1 ^ ($5_1 >>> 16 | 0) | 0;
   $1_1 = Math_fround($8_1 - Math_fround($6_1 | 0));
  }
  global$0 = Math_fround(Math_fround(Math_fround($12(Math_fround($0_1 * $2_1), Math_fround(Math_fround($1_1 + Math_fround(-.5)) * $2_1), Math_fround(0.0), Math_fround(1.0), $5_1) + Math_fround(-.11999999731779099)) * $3_1) + Math_fround(Math_fround(Math_fround(Math_fround(($5_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $4_1));
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($5_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $4_1) * Math_fround(.6000000238418579)) + Math_fround(1.0));
  if (Math_fround(Math_fround(Math_min(Math_fround(Math_min($1_1, Math_fround(Math_fround(1.0) - $1_1))), Math_fround(Math_min($0_1, Math_fround(Math_fround(5.0) - $0_1))))) * $2_1) < Math_fround(1.0000000474974513e-03)) {
   global$6 = Math_fround(global$6 * Math_fround(.550000011920929))
  }
  global$7 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($5_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.00800000037997961));
  global$8 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($5_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.00800000037997961));
 }
 
 function $61($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0);
  global$214 = Math_fround(0.0);
  if (Math_fround(Math_fround((Math_imul($0_1, -2048144777) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) > Math_fround(.36000001430511475)) {
   return Math_fround(0.0)
  }
  $4_1 = Math_fround(global$107 - Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($0_1, 1274126177) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.699999988079071)) + Math_fround(.15000000596046448)) * global$183));
  $3_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($0_1, 374761393) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.007000000216066837)) * Math_fround(Math_fround((Math_imul($0_1, 668265263) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) + Math_fround(.003000000026077032));
  if (Math_fround(Math_abs($4_1)) > Math_fround($3_1 * Math_fround(16.0))) {
   return Math_fround(0.0)
  }
  $2_1 = Math_fround($1_1 - Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($0_1, 461845907) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $2_1) * Math_fround(.6000000238418579)));
  $1_1 = Math_fround($3_1 * Math_fround(6.0));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs($2_1)) - $1_1) / Math_fround(Math_fround(0.0) - $1_1)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround(($2_1 < Math_fround(0.0) ? $3_1 : Math_fround(-$3_1)) * Math_fround(1.2999999523162842)) * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround($4_1 / Math_fround($3_1 * Math_fround(5.0))))) + Math_fround(-1.600000023841858)) / Math_fround(-1.600000023841858)), Math_fround(0.0))), Math_fround(1.0)));
  global$214 = Math_fround($5_1 * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))));
  $2_1 = Math_fround(Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(.550000011920929)) + Math_fround($2_1 * $2_1)))) / $3_1);
  if ($2_1 > Math_fround(3.200000047683716)) {
   return Math_fround(0.0)
  }
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-1.149999976158142)) / Math_fround(-.44999998807907104)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.800000011920929));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-3.200000047683716)) / Math_fround(-2.200000047683716)), Math_fround(0.0))), Math_fround(1.0)));
  return Math_fround(Math_fround($4_1 + Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.30000001192092896))) / Math_fround(Math_max(Math_fround(global$1 / $3_1), Math_fround(1.0))));
 }
 
 function $62($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = 0, $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = 0;
  $12_1 = Math_fround(Math_floor(Math_fround($1_1 / $3_1)));
  $9_1 = Math_fround($0_1 / $2_1);
  if ($4_1 == Math_fround(.5)) {
   $4_1 = Math_fround($12_1 * Math_fround(.5));
   $4_1 = Math_fround($4_1 - Math_fround(Math_floor($4_1)));
  } else {
   $4_1 = Math_fround($12_1 * $4_1);
   $4_1 = Math_fround($4_1 - Math_fround(Math_floor($4_1)));
  }
  $4_1 = Math_fround($9_1 + $4_1);
  $14_1 = Math_fround(Math_floor($4_1));
  $8_1 = (Math_imul(~~$14_1, -1918454973) + Math_imul(~~$12_1, -669632447) | 0) + 494671413 | 0;
  $8_1 = Math_imul(($8_1 >>> 16 | 0) ^ $8_1 | 0, 2146121005);
  $8_1 = Math_imul(($8_1 >>> 15 | 0) ^ $8_1 | 0, -2073254261);
  $8_1 = ($8_1 >>> 16 | 0) ^ $8_1 | 0;
  $13_1 = Math_fround(Math_fround($4_1 - $14_1) * $2_1);
  $4_1 = Math_fround(Math_min(Math_fround($2_1 - $13_1), $13_1));
  $11_1 = Math_fround($1_1 - Math_fround($12_1 * $3_1));
  $10_1 = Math_fround(Math_min(Math_fround($3_1 - $11_1), $11_1));
  if ($6_1 == Math_fround(3.0)) {
   $9_1 = Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(70.0)), Math_fround($1_1 * Math_fround(70.0))) + Math_fround(-.5)) * Math_fround(.004399999976158142)) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(23.0)), Math_fround($1_1 * Math_fround(23.0))) + Math_fround(-.5)) * Math_fround(.003000000026077032)));
   $4_1 = Math_fround($4_1 + Math_fround($9_1 + Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($8_1, -1640531527) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.6000000238418579)) * Math_fround(.003000000026077032))));
   $10_1 = Math_fround($10_1 + Math_fround($9_1 + Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($8_1, 1597334677) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.6000000238418579)) * Math_fround(.002199999988079071))));
  } else {
   if ($6_1 == Math_fround(4.0)) {
    $9_1 = Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(34.0)), Math_fround($1_1 * Math_fround(34.0))) + Math_fround(-.5)) * Math_fround(.006000000052154064));
    $4_1 = Math_fround($4_1 + $9_1);
    $10_1 = Math_fround($10_1 + $9_1);
    $9_1 = Math_fround(Math_fround(Math_fround(.019999999552965164) - $4_1) - $10_1);
    if ($9_1 > Math_fround(0.0)) {
     $9_1 = Math_fround($9_1 * Math_fround(.5));
     $10_1 = Math_fround($10_1 - $9_1);
     $4_1 = Math_fround($4_1 - $9_1);
    }
   }
  }
  $32($8_1, $4_1, $10_1, $13_1 < Math_fround($2_1 * Math_fround(.5)) ? Math_fround(-1.0) : Math_fround(1.0), $11_1 < Math_fround($3_1 * Math_fround(.5)) ? Math_fround(-1.0) : Math_fround(1.0), $5_1, $6_1 >= Math_fround(8.0) ? Math_fround($6_1 + Math_fround(-8.0)) : Math_fround(.05000000074505806), $7_1);
  if (global$0 == Math_fround(1.0)) {
   $8_1 = $6_1 == Math_fround(3.0);
   if ($8_1 | $6_1 == Math_fround(4.0) | 0) {
    $2_1 = $8_1 ? $5_1 : Math_fround(0.0);
    global$6 = Math_fround(Math_fround(($11_1 < Math_fround($2_1 * Math_fround(.5)) & $2_1 > Math_fround(0.0) | 0 ? Math_fround(.6600000262260437) : Math_fround(.9399999976158142)) + Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(520.0)), Math_fround($1_1 * Math_fround(520.0))) + Math_fround(-.5)) * Math_fround(.30000001192092896)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(2.0000000949949026e-03) - global$1) / Math_fround(1.4000000664964318e-03)), Math_fround(0.0))), Math_fround(1.0))))) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(3.0999999046325684)), Math_fround($1_1 * Math_fround(3.0999999046325684))) + Math_fround(-.5)) * Math_fround(.2199999988079071)));
    $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(5.0)) + Math_fround(3.0)), Math_fround($1_1 * Math_fround(5.0))) + Math_fround(-.5)) / Math_fround(.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
    global$2 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.11999999731779099));
   }
   return;
  }
  if ($6_1 == Math_fround(4.0)) {
   $65($8_1, $0_1, $1_1, Math_fround(Math_fround(Math_min($4_1, $10_1)) - Math_fround($5_1 * Math_fround(.5))), $7_1);
   return;
  }
  if ($6_1 == Math_fround(1.0)) {
   if ((~~$14_1 + ~~$12_1 | 0) & 1 | 0) {
    global$2 = Math_fround(1.0)
   }
  }
  if ($6_1 == Math_fround(3.0)) {
   $66($8_1, $0_1, $1_1, $7_1);
   return;
  }
  if ($6_1 == Math_fround(5.0)) {
   $64($8_1, $0_1, $1_1, $7_1);
   return;
  }
  if ($6_1 == Math_fround(1.0) | $6_1 == Math_fround(2.0) | 0) {
   $3_1 = Math_fround(Math_fround(Math_fround(($8_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(31.0));
   $4_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(5.0)) + $3_1), Math_fround($1_1 * Math_fround(5.0))) * Math_fround(.6000000238418579)) + Math_fround($0(Math_fround($0_1 * Math_fround(16.0)), Math_fround(Math_fround($1_1 * Math_fround(16.0)) + $3_1)) * Math_fround(.4000000059604645))) + Math_fround(-.5));
   global$6 = Math_fround(global$6 * Math_fround(Math_fround(Math_fround(1.0) - Math_fround($33(Math_fround($0_1 + $3_1), Math_fround($1_1 - $3_1), $3_1, Math_fround(1.600000023841858)) * Math_fround(.18000000715255737))) * Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.12999999523162842)) + Math_fround(1.0)) + Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($8_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.05000000074505806)))));
   global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$9 + Math_fround($4_1 * Math_fround(.10000000149011612))), Math_fround(.05000000074505806))), Math_fround(1.0)));
  }
  if ($2_1 > Math_fround(.4000000059604645) & $6_1 >= Math_fround(8.0) | 0) {
   $3_1 = global$6;
   $15_1 = ($8_1 & 64 | 0 | 0) != (0 | 0);
   $2_1 = Math_fround(Math_fround(Math_fround(($8_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(47.0));
   $0_1 = Math_fround(($15_1 ? $11_1 : $13_1) + $2_1);
   $1_1 = Math_fround(($15_1 ? $13_1 : $11_1) - $2_1);
   $2_1 = Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(3.0999999046325684)), Math_fround(Math_fround($1_1 * Math_fround(6.699999809265137)) + $2_1)) * Math_fround(.550000011920929)) + Math_fround($0(Math_fround($0_1 * Math_fround(11.0)), Math_fround($1_1 * Math_fround(23.0))) * Math_fround(.30000001192092896))) + Math_fround($0(Math_fround($0_1 * Math_fround(41.0)), Math_fround($1_1 * Math_fround(60.0))) * Math_fround(.15000000596046448))) + Math_fround(-.5));
   global$6 = Math_fround($3_1 * Math_fround(Math_fround(Math_fround($2_1 * Math_fround(.1599999964237213)) + Math_fround(1.0)) + Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(310.0)), Math_fround($1_1 * Math_fround(310.0))) + Math_fround(-.5)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(3.5000001080334187e-03) - global$1) / Math_fround(2.4500000290572643e-03)), Math_fround(0.0))), Math_fround(1.0)))) * Math_fround(.10000000149011612))));
   global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$9 + Math_fround($2_1 * Math_fround(.11999999731779099))), Math_fround(.05000000074505806))), Math_fround(1.0)));
   return;
  }
  if ($6_1 >= Math_fround(8.0)) {
   $2_1 = Math_fround($0_1 * Math_fround(38.0));
   $3_1 = Math_fround(Math_fround(($8_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
   $4_1 = Math_fround($3_1 * Math_fround(50.0));
   $5_1 = Math_fround($1_1 * Math_fround(38.0));
   global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround($0(Math_fround($2_1 + $4_1), $5_1) + Math_fround(-.5)) * $7_1) * Math_fround(1.600000023841858)));
   global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround($0(Math_fround($2_1 + Math_fround(90.0)), Math_fround($5_1 + $4_1)) + Math_fround(-.5)) * $7_1) * Math_fround(1.600000023841858)));
   global$6 = Math_fround(global$6 * Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(21.0)) + Math_fround(7.0)), Math_fround(Math_fround($1_1 * Math_fround(21.0)) + Math_fround($3_1 * Math_fround(9.0)))) * Math_fround(.14000000059604645)) + Math_fround(.9300000071525574)));
  }
 }
 
 function $63($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0);
  $5_1 = Math_fround($0_1 / $2_1);
  $6_1 = Math_fround(Math_floor($5_1));
  $10_1 = Math_fround($1_1 / $2_1);
  $9_1 = Math_fround(Math_floor($10_1));
  $8_1 = (Math_imul(~~$6_1, -1918454973) + Math_imul(~~$9_1, -669632447) | 0) - 142245989 | 0;
  $8_1 = Math_imul($8_1 ^ ($8_1 >>> 16 | 0) | 0, 2146121005);
  $8_1 = Math_imul($8_1 ^ ($8_1 >>> 15 | 0) | 0, -2073254261);
  $8_1 = $8_1 ^ ($8_1 >>> 16 | 0) | 0;
  $5_1 = Math_fround(Math_abs(Math_fround(Math_fround($5_1 - $6_1) + Math_fround(-.5))));
  $6_1 = Math_fround(Math_abs(Math_fround(Math_fround($10_1 - $9_1) + Math_fround(-.5))));
  $12_1 = Math_fround(Math_max($5_1, $6_1));
  $9_1 = Math_fround(Math_max(Math_fround(Math_fround(global$1 / $2_1) * Math_fround(.800000011920929)), Math_fround(.00800000037997961)));
  $10_1 = Math_fround(-$9_1);
  $9_1 = Math_fround($9_1 - $10_1);
  $7_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.3799999952316284) - $12_1) - Math_fround(Math_fround(Math_min($5_1, $6_1)) * Math_fround(1.5))), Math_fround(Math_fround(Math_fround(.3799999952316284) - Math_fround(Math_fround($5_1 + $6_1) * Math_fround(.707099974155426))) - Math_fround(Math_fround(Math_abs(Math_fround($5_1 - $6_1))) * Math_fround(1.059999942779541))))) - $10_1) / $9_1), Math_fround(0.0))), Math_fround(1.0)));
  $13_1 = Math_fround(Math_fround($7_1 * $7_1) * Math_fround(Math_fround(3.0) - Math_fround($7_1 + $7_1)));
  $7_1 = Math_fround(Math_fround(.5) - $5_1);
  $11_1 = Math_fround($7_1 * $7_1);
  $7_1 = Math_fround(Math_fround(.5) - $6_1);
  $11_1 = Math_fround(Math_sqrt(Math_fround($11_1 + Math_fround($7_1 * $7_1))));
  $7_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(.20000000298023224) - $11_1) - $10_1) / $9_1), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(Math_max($13_1, Math_fround(Math_fround($7_1 * $7_1) * Math_fround(Math_fround(3.0) - Math_fround($7_1 + $7_1)))));
  $6_1 = Math_fround(Math_sqrt(Math_fround(Math_fround($5_1 * $5_1) + Math_fround($6_1 * $6_1))));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(.014000000432133675) - Math_fround(Math_abs(Math_fround($6_1 + Math_fround(-.4300000071525574))))) - $10_1) / $9_1), Math_fround(0.0))), Math_fround(1.0)));
  $7_1 = Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(.10000000149011612) - $6_1) - $10_1) / $9_1), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(.09000000357627869) - $11_1) - $10_1) / $9_1), Math_fround(0.0))), Math_fround(1.0)));
  global$2 = Math_fround(Math_fround(Math_max($7_1, Math_fround(Math_max($6_1, Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))))))) * Math_fround(.8999999761581421));
  $6_1 = Math_fround(Math_fround(Math_fround(.5) - $12_1) * $2_1);
  $5_1 = Math_fround($3_1 * Math_fround(.5));
  $3_1 = Math_fround(Math_max($5_1, Math_fround(global$1 * Math_fround(.8999999761581421))));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($6_1 - $3_1) / Math_fround(Math_fround($3_1 * Math_fround(.5)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(40.0)), Math_fround($1_1 * Math_fround(40.0))) + Math_fround(-.5)) * Math_fround(.05000000074505806)) + Math_fround(.9700000286102295)) + Math_fround(Math_fround(Math_fround(Math_fround(($8_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.03999999910593033))) * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($5_1 / $3_1) * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)))) * Math_fround(.20000000298023224))));
  if ($5_1 > $6_1) {
   global$9 = Math_fround(.8999999761581421)
  }
  global$7 = Math_fround(Math_fround(Math_fround(Math_fround(($8_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $4_1);
  global$8 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($8_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * $4_1);
 }
 
 function $64($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0);
  $7_1 = Math_fround(Math_fround((Math_imul($0_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $6_1 = Math_fround(Math_fround((Math_imul($0_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $5_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($1_1 * Math_fround(4.300000190734863)) + Math_fround($7_1 * Math_fround(60.0))), Math_fround(Math_fround($2_1 * Math_fround(6.099999904632568)) + Math_fround($6_1 * Math_fround(30.0)))) * Math_fround(.6000000238418579)) + Math_fround($0(Math_fround(Math_fround($1_1 * Math_fround(15.0)) + Math_fround($6_1 * Math_fround(20.0))), Math_fround($2_1 * Math_fround(19.0))) * Math_fround(.30000001192092896))) + Math_fround($0(Math_fround($1_1 * Math_fround(52.0)), Math_fround($2_1 * Math_fround(60.0))) * Math_fround(.10000000149011612)));
  $4_1 = Math_fround($5_1 * Math_fround(6.0));
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($4_1 - Math_fround(Math_floor($4_1))) + Math_fround(-.8600000143051147)) / Math_fround(.13999998569488525)), Math_fround(0.0))), Math_fround(1.0)));
  $8_1 = Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.006000000052154064) - global$1) / Math_fround(.00419999985024333)), Math_fround(0.0))), Math_fround(1.0))));
  $4_1 = Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.2800000011920929)) + Math_fround(.8399999737739563)) + Math_fround(Math_fround($5_1 + Math_fround(-.5)) * Math_fround(.6200000047683716)));
  $6_1 = Math_fround($0(Math_fround($1_1 * Math_fround(230.0)), Math_fround($2_1 * Math_fround(230.0))) + Math_fround(-.5));
  $9_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.004000000189989805) - global$1) / Math_fround(2.8000001329928637e-03)), Math_fround(0.0))), Math_fround(1.0)));
  global$6 = Math_fround(Math_fround($4_1 + Math_fround(Math_fround($6_1 * Math_fround(.14000000059604645)) * $9_1)) - Math_fround($8_1 * Math_fround(.1599999964237213)));
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($1_1 * Math_fround(2.299999952316284)) + Math_fround($7_1 * Math_fround(9.0))), Math_fround($2_1 * Math_fround(2.299999952316284))) + Math_fround(-.5)) / Math_fround(.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(.2199999988079071)) * $5_1);
  global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 * Math_fround(.30000001192092896)) + Math_fround(.36000001430511475)), Math_fround(.33000001311302185))), Math_fround(1.0)));
  $4_1 = global$7;
  $1_1 = Math_fround($1_1 * Math_fround(26.0));
  $2_1 = Math_fround($2_1 * Math_fround(30.0));
  $5_1 = Math_fround($3_1 * Math_fround(Math_fround($8_1 * Math_fround(3.4000000953674316)) + Math_fround(Math_fround($0($1_1, Math_fround($2_1 + $7_1)) + Math_fround(-.5)) * Math_fround(1.7999999523162842))));
  global$7 = Math_fround($4_1 + Math_fround($5_1 + Math_fround(Math_fround(Math_fround($6_1 * $3_1) * Math_fround(1.2000000476837158)) * $9_1)));
  global$8 = Math_fround(global$8 + Math_fround(Math_fround($5_1 * Math_fround(.6000000238418579)) + Math_fround(Math_fround(Math_fround($0(Math_fround($1_1 + Math_fround(9.0)), $2_1) + Math_fround(-.5)) * $3_1) * Math_fround(1.100000023841858))));
 }
 
 function $65($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0);
  $7_1 = Math_fround(Math_fround((Math_imul($0_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $6_1 = Math_fround(Math_fround((Math_imul($0_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $9_1 = $0(Math_fround(Math_fround($1_1 * Math_fround(7.0)) + Math_fround($7_1 * Math_fround(60.0))), Math_fround(Math_fround($2_1 * Math_fround(7.0)) + Math_fround($6_1 * Math_fround(30.0))));
  $10_1 = Math_fround($0(Math_fround($1_1 * Math_fround(190.0)), Math_fround($2_1 * Math_fround(190.0))) + Math_fround(-.5));
  $8_1 = $0(Math_fround(Math_fround($1_1 * Math_fround(26.0)) + Math_fround($7_1 * Math_fround(20.0))), Math_fround($2_1 * Math_fround(26.0)));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 + Math_fround(-.6600000262260437)) / Math_fround(.19999998807907104)), Math_fround(0.0))), Math_fround(1.0)));
  $11_1 = Math_fround(Math_fround($9_1 * Math_fround(.4000000059604645)) + Math_fround(.800000011920929));
  if ($7_1 < Math_fround(.14000000059604645)) {
   $12_1 = Math_fround(.41999998688697815)
  } else {
   $12_1 = $7_1 < Math_fround(.41999998688697815) ? Math_fround(.25999999046325684) : Math_fround(.11999999731779099)
  }
  global$2 = Math_fround(Math_fround($12_1 * $11_1) + Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.10000000149011612)));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 + Math_fround(-.007000000216066837)) / Math_fround(-.007000000216066837)), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(Math_fround(($6_1 < Math_fround(.30000001192092896) ? Math_fround(.20000000298023224) : Math_fround(.07999999821186066)) * $11_1) + Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * Math_fround(.30000001192092896)) * $8_1));
  $3_1 = Math_fround($9_1 + Math_fround(-.5));
  $5_1 = Math_fround($8_1 + Math_fround(-.5));
  $8_1 = Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.20000000298023224)) + Math_fround(.8999999761581421)) + Math_fround($3_1 * Math_fround(.09000000357627869))) + Math_fround(Math_fround($5_1 * Math_fround(.05999999865889549)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.019999999552965164) - global$1) / Math_fround(.0139999995008111)), Math_fround(0.0))), Math_fround(1.0)))));
  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.004999999888241291) - global$1) / Math_fround(.003499999875202775)), Math_fround(0.0))), Math_fround(1.0)));
  global$6 = Math_fround($8_1 + Math_fround(Math_fround($10_1 * Math_fround(.10000000149011612)) * $6_1));
  global$9 = Math_fround(Math_fround($9_1 * Math_fround(.30000001192092896)) + Math_fround(.41999998688697815));
  global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround($3_1 * Math_fround(.8999999761581421)) + Math_fround(Math_fround($10_1 + $10_1) * $6_1)) * $4_1));
  global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($1_1 * Math_fround(7.0)) + Math_fround(90.0)), Math_fround(Math_fround($2_1 * Math_fround(7.0)) + Math_fround($7_1 * Math_fround(60.0)))) + Math_fround(-.5)) * Math_fround(.8999999761581421)) + Math_fround($5_1 * Math_fround(.5))) * $4_1));
 }
 
 function $66($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0);
  $5_1 = Math_fround(Math_fround((Math_imul($0_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $4_1 = Math_fround(Math_fround((Math_imul($0_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $6_1 = $0(Math_fround(Math_fround($1_1 * Math_fround(14.0)) + Math_fround($4_1 * Math_fround(60.0))), Math_fround($2_1 * Math_fround(22.0)));
  $7_1 = Math_fround($0(Math_fround(Math_fround($1_1 * Math_fround(.8999999761581421)) + Math_fround(40.0)), Math_fround($2_1 * Math_fround(1.600000023841858))) + Math_fround(-.5));
  if ($4_1 < Math_fround(.05999999865889549)) {
   $4_1 = Math_fround(Math_fround($5_1 * Math_fround(.25)) + Math_fround(.4000000059604645))
  } else {
   $4_1 = Math_fround(Math_fround($4_1 * Math_fround(.23999999463558197)) + Math_fround(.10000000149011612))
  }
  global$2 = $4_1;
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($6_1 + Math_fround(-.5)) / Math_fround(.3500000238418579)), Math_fround(0.0))), Math_fround(1.0)));
  global$2 = Math_fround(global$2 + Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(.1599999964237213)) + Math_fround($7_1 * Math_fround(.20000000298023224))));
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($1_1 * Math_fround(2.200000047683716)) + Math_fround(8.0)), Math_fround($2_1 * Math_fround(2.200000047683716))) + Math_fround(-.6200000047683716)) / Math_fround(.18000000715255737)), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(Math_fround(($5_1 > Math_fround(.800000011920929) ? Math_fround(.20000000298023224) : Math_fround(.05000000074505806)) * $6_1) + Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(.3400000035762787)) * Math_fround($6_1 + Math_fround(.4000000059604645))));
  $4_1 = Math_fround(Math_fround(Math_fround($5_1 * Math_fround(.18000000715255737)) + Math_fround(.8799999952316284)) + Math_fround($7_1 * Math_fround(.11999999731779099)));
  $7_1 = Math_fround(Math_fround(Math_fround($0(Math_fround($1_1 * Math_fround(420.0)), Math_fround($2_1 * Math_fround(420.0))) + Math_fround(-.5)) * Math_fround(.20000000298023224)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.002400000113993883) - global$1) / Math_fround(1.6800001030787826e-03)), Math_fround(0.0))), Math_fround(1.0))));
  $5_1 = Math_fround($1_1 * Math_fround(130.0));
  $2_1 = Math_fround($2_1 * Math_fround(130.0));
  $6_1 = Math_fround($0(Math_fround($5_1 + Math_fround(9.0)), $2_1) + Math_fround(-.5));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.007699999958276749) - global$1) / Math_fround(5.3900000639259815e-03)), Math_fround(0.0))), Math_fround(1.0)));
  global$6 = Math_fround($4_1 + Math_fround($7_1 + Math_fround(Math_fround($6_1 * Math_fround(.11999999731779099)) * $1_1)));
  global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround($6_1 * $3_1) * Math_fround(1.399999976158142)) * $1_1));
  global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround(Math_fround($0($5_1, Math_fround($2_1 + Math_fround(30.0))) + Math_fround(-.5)) * $3_1) * Math_fround(1.399999976158142)) * $1_1));
 }
 
 function $67($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
  var $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0);
  $7_1 = Math_fround(Math_fround(1.0) / $3_1);
  $8_1 = Math_fround($3_1 * Math_fround(.699999988079071));
  $10_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - global$1) / Math_fround($8_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
  $11_1 = Math_fround($2(Math_fround($0_1 * Math_fround(6.0)), Math_fround($1_1 * Math_fround(6.0)), Math_fround(Math_fround($2_1 * Math_fround(6.0)) + Math_fround(3.0))) + Math_fround(-.5));
  $8_1 = Math_fround(.1599999964237213);
  $3_1 = Math_fround($3_1 * Math_fround(1.5));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 - global$1) / Math_fround($3_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
  if ($3_1 > Math_fround(0.0)) {
   $34(Math_fround(Math_fround($0_1 * $7_1) * Math_fround(.7200000286102295)), Math_fround(Math_fround($1_1 * $7_1) * Math_fround(.7200000286102295)), Math_fround(Math_fround($2_1 * $7_1) * Math_fround(.7200000286102295)), 3);
   $9_1 = Math_fround(Math_fround((Math_imul(global$159, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
   $8_1 = Math_fround(Math_fround($3_1 * Math_fround(-.09999999403953552)) + Math_fround(.1599999964237213));
   if (Math_fround(Math_fround(Math_fround((Math_imul(global$159, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround($11_1 * Math_fround(.30000001192092896))) < Math_fround(.5799999833106995)) {
    $9_1 = Math_fround($9_1 * Math_fround(.3400000035762787))
   } else {
    $9_1 = Math_fround(Math_fround($9_1 * Math_fround(.550000011920929)) + Math_fround(.44999998807907104))
   }
   $3_1 = Math_fround(Math_fround(Math_fround($9_1 + Math_fround(-.36000001430511475)) * $3_1) + Math_fround(.36000001430511475));
  } else {
   $3_1 = Math_fround(.36000001430511475)
  }
  if ($10_1 > Math_fround(0.0)) {
   $34(Math_fround(Math_fround($0_1 * $7_1) * Math_fround(1.350000023841858)), Math_fround(Math_fround($1_1 * $7_1) * Math_fround(1.350000023841858)), Math_fround(Math_fround($2_1 * $7_1) * Math_fround(1.350000023841858)), 11);
   $2_1 = Math_fround(Math_fround((Math_imul(global$159, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
   if (Math_fround(Math_fround(Math_fround((Math_imul(global$159, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround($11_1 * Math_fround(.20000000298023224))) > Math_fround(.800000011920929)) {
    $7_1 = Math_fround(Math_fround(Math_fround($2_1 * Math_fround(.44999998807907104)) + Math_fround(.550000011920929)) - $8_1);
    $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(global$256 / Math_fround(.11999999731779099)), Math_fround(0.0))), Math_fround(1.0)));
    $8_1 = Math_fround($8_1 + Math_fround($7_1 * Math_fround($10_1 * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))))));
   } else {
    $3_1 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(Math_fround($3_1 * Math_fround(.800000011920929)) + Math_fround(Math_fround($2_1 + Math_fround(-.5)) * Math_fround(.30000001192092896))) - $3_1) * $10_1))
   }
  }
  global$0 = Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround($3_1 + Math_fround($11_1 * Math_fround(.11999999731779099))), Math_fround(0.0))), Math_fround(1.0))) * $4_1);
  global$2 = Math_fround($8_1 * $5_1);
  if ($6_1 <= Math_fround(0.0)) {
   return
  }
  $2_1 = Math_fround(Math_fround($0_1 / $6_1) + Math_fround(.3100000023841858));
  $2_1 = Math_fround($2_1 - Math_fround(Math_floor($2_1)));
  $4_1 = Math_fround(Math_min(Math_fround(Math_fround(1.0) - $2_1), $2_1));
  $2_1 = Math_fround(Math_fround($1_1 / $6_1) + Math_fround(.4300000071525574));
  $2_1 = Math_fround($2_1 - Math_fround(Math_floor($2_1)));
  $3_1 = Math_fround(Math_max(global$1, Math_fround(.004999999888241291)));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_min($4_1, Math_fround(Math_min(Math_fround(Math_fround(1.0) - $2_1), $2_1)))) * $6_1) - $3_1) / Math_fround(Math_fround($3_1 * Math_fround(.4000000059604645)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(.800000011920929)) + Math_fround(5.0)), Math_fround($1_1 * Math_fround(.800000011920929)), Math_fround(8.0)) + Math_fround(-.5));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(.44999998807907104)) + Math_fround(2.0)), Math_fround(Math_fround($1_1 * Math_fround(1.899999976158142)) + Math_fround(7.0)), Math_fround(5.0)) + Math_fround(-.550000011920929)) * Math_fround(4.0)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.10000000149011612)) + Math_fround(1.0)) - Math_fround($0_1 * Math_fround(.05000000074505806))) * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround(Math_fround(.004999999888241291) / $3_1) * Math_fround(.6200000047683716)) * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))))));
  global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(global$9 + Math_fround($4_1 * Math_fround(.14000000059604645))) + Math_fround($0_1 * Math_fround(.05999999865889549))), Math_fround(.07999999821186066))), Math_fround(1.0)));
 }
 
 function $68($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = 0, $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0);
  $11_1 = Math_fround(Math_fround($0_1 / $5_1) + Math_fround(.3100000023841858));
  $8_1 = Math_fround(Math_floor($11_1));
  $12_1 = Math_fround(Math_fround($1_1 / $5_1) + Math_fround(.4300000071525574));
  $9_1 = Math_fround(Math_floor($12_1));
  $6_1 = (Math_imul(~~$8_1, -1918454973) + Math_imul(~~$9_1, -669632447) | 0) + 1985064749 | 0;
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
  $6_1 = $6_1 ^ ($6_1 >>> 16 | 0) | 0;
  $10_1 = Math_fround(Math_fround(($6_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $13_1 = global$0;
  $7_1 = Math_fround($0_1 - Math_fround(Math_fround($8_1 + Math_fround(Math_fround((Math_imul($6_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) * $5_1));
  $14_1 = Math_fround($7_1 * $7_1);
  $7_1 = Math_fround($1_1 - Math_fround(Math_fround(Math_fround($9_1 + Math_fround(Math_fround((Math_imul($6_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) + Math_fround(-.800000011920929)) * $5_1));
  $7_1 = Math_fround($1(Math_fround(Math_fround(Math_sqrt(Math_fround($14_1 + Math_fround($7_1 * $7_1)))) * Math_fround(11.0)), Math_fround($2_1 * Math_fround(3.0)), Math_fround($10_1 * Math_fround(60.0))) + Math_fround(-.5));
  $2_1 = Math_fround(Math_fround(Math_fround(Math_fround($7_1 * Math_fround(.3400000035762787)) + Math_fround(Math_fround($2_1 + Math_fround(-.5)) * Math_fround(1.5))) + Math_fround(Math_fround($3_1 + Math_fround(-.5)) * Math_fround(.8999999761581421))) + Math_fround(Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(190.0)), Math_fround($1_1 * Math_fround(190.0)), Math_fround($10_1 * Math_fround(9.0))) + Math_fround(-.5)) * Math_fround(.30000001192092896)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.004000000189989805) - global$1) / Math_fround(2.8000001329928637e-03)), Math_fround(0.0))), Math_fround(1.0)))));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(.8999999761581421)) + Math_fround(7.0)), Math_fround($1_1 * Math_fround(.8999999761581421)), Math_fround(3.0)) + Math_fround(-.4000000059604645)) / Math_fround(.320000022649765)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  global$0 = Math_fround($13_1 + Math_fround(Math_fround($2_1 + Math_fround($0_1 * Math_fround(.5))) * $4_1));
  global$6 = Math_fround(Math_fround(Math_fround($10_1 + Math_fround(-.5)) * Math_fround(.07000000029802322)) + Math_fround(.9800000190734863));
  global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(global$9 + Math_fround($7_1 * Math_fround(.1599999964237213))) + Math_fround($0_1 * Math_fround(.11999999731779099))), Math_fround(.05000000074505806))), Math_fround(1.0)));
  $0_1 = Math_fround($11_1 - $8_1);
  $2_1 = Math_fround(Math_min(Math_fround(Math_fround(1.0) - $0_1), $0_1));
  $0_1 = Math_fround($12_1 - $9_1);
  $1_1 = Math_fround(Math_max(global$1, Math_fround(.004999999888241291)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_min($2_1, Math_fround(Math_min(Math_fround(Math_fround(1.0) - $0_1), $0_1)))) * $5_1) - $1_1) / Math_fround(Math_fround($1_1 * Math_fround(.4000000059604645)) - $1_1)), Math_fround(0.0))), Math_fround(1.0)));
  global$6 = Math_fround(global$6 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround(Math_fround(.004999999888241291) / $1_1) * Math_fround(.6200000047683716)) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))))));
 }
 
 function $69($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0);
  $14_1 = global$0;
  $15_1 = Math_fround(Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(240.0)), Math_fround($1_1 * Math_fround(240.0)), Math_fround(5.0)) + Math_fround(-.5)) * Math_fround(.30000001192092896)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.004000000189989805) - global$1) / Math_fround(2.8000001329928637e-03)), Math_fround(0.0))), Math_fround(1.0))));
  $8_1 = Math_fround($0_1 * Math_fround(75.0));
  $9_1 = Math_fround($1_1 * Math_fround(75.0));
  $11_1 = Math_fround($1($8_1, $9_1, Math_fround(9.0)) + Math_fround(-.5));
  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.013000000268220901) - global$1) / Math_fround(.009100000374019146)), Math_fround(0.0))), Math_fround(1.0)));
  $12_1 = Math_fround($1(Math_fround(Math_fround($0_1 * Math_fround(9.0)) + Math_fround($1_1 * Math_fround(4.0))), Math_fround(Math_fround($1_1 * Math_fround(31.0)) - Math_fround($0_1 * Math_fround(6.0))), Math_fround(3.0)) + Math_fround(-.5));
  $13_1 = Math_fround($3_1 + Math_fround(-.5));
  global$0 = Math_fround($14_1 + Math_fround(Math_fround(Math_fround(Math_fround($15_1 + Math_fround(Math_fround($11_1 * Math_fround(.3400000035762787)) * $6_1)) + Math_fround($12_1 * Math_fround(.41999998688697815))) + Math_fround($13_1 * Math_fround(.800000011920929))) * $4_1));
  global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround($11_1 * Math_fround(.05000000074505806)) + Math_fround($12_1 * Math_fround(.03500000014901161))) * $6_1));
  global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround($1(Math_fround($8_1 + Math_fround(40.0)), $9_1, Math_fround(9.0)) + Math_fround(-.5)) * Math_fround(.05000000074505806)) * $6_1));
  $4_1 = Math_fround(Math_abs(Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(.8999999761581421)) + Math_fround(3.0)), Math_fround($1_1 * Math_fround(.8999999761581421)), Math_fround(4.0)) + Math_fround(-.5)) + Math_fround($13_1 * Math_fround(.029999999329447746)))));
  if ($2_1 > Math_fround(.5)) {
   $6_1 = $4_1;
   $4_1 = Math_fround(Math_fround(global$1 * Math_fround(.3499999940395355)) + Math_fround(1.5999999595806003e-03));
   $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($6_1 - $4_1) / Math_fround(Math_fround(0.0) - $4_1)), Math_fround(0.0))), Math_fround(1.0)));
   $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-.5)) / Math_fround(.06000000238418579)), Math_fround(0.0))), Math_fround(1.0)));
   global$6 = Math_fround(global$6 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(.30000001192092896)) * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))))));
  }
  label : while (1) {
   if (($10_1 | 0) < (2 | 0)) {
    $2_1 = $10_1 ? Math_fround(.09180000424385071) : Math_fround(.03400000184774399);
    $4_1 = Math_fround(Math_floor(Math_fround($0_1 / $2_1)));
    $6_1 = Math_fround(Math_floor(Math_fround($1_1 / $2_1)));
    $7_1 = (Math_imul(~~$4_1, -1918454973) + Math_imul(~~$6_1, -669632447) | 0) + Math_imul($10_1 + 91 | 0, -887442657) | 0;
    $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
    $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
    $7_1 = ($7_1 >>> 16 | 0) ^ $7_1 | 0;
    if (!(Math_fround(Math_fround(($7_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) > Math_fround(Math_fround($5_1 * ($10_1 ? Math_fround(.30000001192092896) : Math_fround(.5))) * Math_fround(Math_fround($3_1 * Math_fround(1.2000000476837158)) + Math_fround(.4000000059604645))))) {
     $4_1 = Math_fround($0_1 - Math_fround(Math_fround(Math_fround($4_1 + Math_fround(.15000000596046448)) + Math_fround(Math_fround(Math_fround((Math_imul($7_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.699999988079071))) * $2_1));
     $8_1 = Math_fround($1_1 - Math_fround(Math_fround(Math_fround($6_1 + Math_fround(.15000000596046448)) + Math_fround(Math_fround(Math_fround((Math_imul($7_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.699999988079071))) * $2_1));
     $9_1 = Math_fround(Math_sqrt(Math_fround(Math_fround($4_1 * $4_1) + Math_fround(Math_fround($8_1 * $8_1) * Math_fround(1.2999999523162842)))));
     $4_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($7_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(1.5999999595806003e-03)) + Math_fround(8.999999845400453e-04)) * ($10_1 ? Math_fround(2.0) : Math_fround(1.0)));
     $6_1 = Math_fround(Math_max($4_1, Math_fround(global$1 * Math_fround(.699999988079071))));
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($9_1 - $6_1) / Math_fround(Math_fround($6_1 * Math_fround(.5)) - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
     global$6 = Math_fround(global$6 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($4_1 / $6_1) * Math_fround(.550000011920929)) * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))))));
     if ($9_1 < Math_fround($4_1 * Math_fround(1.600000023841858)) & $9_1 > Math_fround($4_1 * Math_fround(.6000000238418579)) | 0) {
      global$8 = Math_fround(global$8 + ($8_1 > Math_fround(0.0) ? Math_fround(-.30000001192092896) : Math_fround(.30000001192092896)))
     }
    }
    $10_1 = $10_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $70($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = 0, $10_1 = Math_fround(0), $11_1 = Math_fround(0);
  $11_1 = Math_fround($0(Math_fround(Math_fround($0_1 * $2_1) * Math_fround(420.0)), Math_fround(Math_fround($1_1 * $3_1) * Math_fround(420.0))) + Math_fround(-.5));
  $5_1 = $0_1;
  $0_1 = Math_fround($2_1 / $3_1);
  $8_1 = Math_fround($5_1 * $0_1);
  $0_1 = Math_fround($8_1 - Math_fround(Math_fround(Math_fround($4_1 + Math_fround(-.5)) * Math_fround(.5)) * $0_1));
  $2_1 = Math_fround($0_1 * $0_1);
  $0_1 = Math_fround($1_1 + Math_fround(-.23999999463558197));
  $5_1 = Math_fround(Math_fround(Math_fround(.08500000089406967) - Math_fround(Math_sqrt(Math_fround($2_1 + Math_fround($0_1 * $0_1))))) * $3_1);
  $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
  $2_1 = Math_fround(-$0_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $2_1) / Math_fround($0_1 - $2_1)), Math_fround(0.0))), Math_fround(1.0)));
  global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.41999998688697815))));
  label : while (1) {
   if (($7_1 | 0) < (5 | 0)) {
    $0_1 = Math_fround($7_1 | 0);
    $5_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(.14000000059604645) - Math_fround($0_1 * Math_fround(.125))) + Math_fround(Math_fround($0(Math_fround(Math_fround(Math_fround($8_1 * Math_fround(Math_fround($0_1 * Math_fround(.30000001192092896)) + Math_fround(1.100000023841858))) + Math_fround($4_1 * Math_fround(50.0))) + Math_fround($0_1 * Math_fround(9.0))), Math_fround(Math_fround($0_1 * Math_fround(3.0)) + Math_fround(1.0))) + Math_fround(-.5)) * Math_fround(.30000001192092896))) + Math_fround(Math_fround($0(Math_fround(Math_fround($8_1 * Math_fround($0_1 + Math_fround(4.0))) + Math_fround($0_1 * Math_fround(5.0))), Math_fround(Math_fround($4_1 * Math_fround(20.0)) + $0_1)) + Math_fround(-.5)) * Math_fround(.05000000074505806))) - $1_1);
    $2_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
    $6_1 = Math_fround(-$2_1);
    $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($5_1 * $3_1) - $6_1) / Math_fround($2_1 - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
    $6_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
    if (!($6_1 <= Math_fround(0.0))) {
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(-.11999999731779099)) / Math_fround(-.11999999731779099)), Math_fround(0.0))), Math_fround(1.0)));
     $2_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.30000001192092896)) + Math_fround(.8199999928474426)) + Math_fround($11_1 * Math_fround(.1599999964237213)));
     $5_1 = global$0;
     $9_1 = ($7_1 | 0) == (3 | 0) | ($7_1 | 0) == (1 | 0) | 0;
     if ($9_1) {
      $10_1 = Math_fround(.10000000149011612)
     } else {
      $10_1 = Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.17000000178813934)) + Math_fround(.20000000298023224)) * $2_1)
     }
     global$0 = Math_fround($5_1 + Math_fround(Math_fround($10_1 - $5_1) * $6_1));
     $5_1 = global$2;
     if ($9_1) {
      $0_1 = Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.12999999523162842)) + Math_fround(.23999999463558197)) * $2_1)
     } else {
      $0_1 = Math_fround(0.0)
     }
     global$2 = Math_fround($5_1 + Math_fround(Math_fround($0_1 - $5_1) * $6_1));
    }
    $7_1 = $7_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $71($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = 0, $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = 0, $12_1 = Math_fround(0), $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = Math_fround(0), $23_1 = 0;
  $10_1 = Math_fround(Math_min($2_1, $3_1));
  $12_1 = Math_fround($10_1 * Math_fround(.004800000227987766));
  $2_1 = Math_fround($0_1 * $2_1);
  $15_1 = Math_fround(Math_fround($1_1 * $3_1) + Math_fround($10_1 * Math_fround(.23999999463558197)));
  $6_1 = Math_imul($4_1, -1918454973) - 1557075104 | 0;
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
  $23_1 = ~~Math_fround(Math_fround(Math_fround((($6_1 ^ ($6_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(3.0));
  label1 : while (1) {
   if (($11_1 | 0) < (3 | 0)) {
    $6_1 = Math_imul($4_1, -1918454973) + Math_imul($11_1, -669632447) | 0;
    $13_1 = $6_1 - 1774885314 | 0;
    $13_1 = Math_imul($13_1 ^ ($13_1 >>> 16 | 0) | 0, 2146121005);
    $13_1 = Math_imul($13_1 ^ ($13_1 >>> 15 | 0) | 0, -2073254261);
    $9_1 = Math_fround(Math_fround((($13_1 ^ ($13_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
    $6_1 = $6_1 + 1632639325 | 0;
    $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
    $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
    $7_1 = Math_fround(Math_fround((($6_1 ^ ($6_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
    if ($11_1) {
     $1_1 = ($11_1 | 0) == (1 | 0) ? Math_fround(0.0) : Math_fround($10_1 * Math_fround(.012000000104308128))
    } else {
     $1_1 = Math_fround($10_1 * Math_fround(-.05000000074505806))
    }
    $6_1 = !$11_1;
    $3_1 = Math_fround(Math_fround($10_1 * ($6_1 ? Math_fround(.12999999523162842) : Math_fround(.10000000149011612))) * Math_fround(Math_fround($9_1 * Math_fround(.30000001192092896)) + Math_fround(.8500000238418579)));
    if ($6_1) {
     $5_1 = Math_fround($10_1 * Math_fround(Math_fround($9_1 * Math_fround(.07999999821186066)) + Math_fround(.019999999552965164)))
    } else {
     if (($11_1 | 0) == (1 | 0)) {
      $5_1 = Math_fround(Math_fround(-$10_1) * Math_fround(Math_fround($9_1 * Math_fround(.03999999910593033)) + Math_fround(.17000000178813934)))
     } else {
      $5_1 = Math_fround($10_1 * Math_fround(Math_fround($9_1 * Math_fround(.029999999329447746)) + Math_fround(.23999999463558197)))
     }
    }
    $14_1 = Math_fround($2_1 - $5_1);
    $6_1 = ($11_1 | 0) == (1 | 0);
    $8_1 = Math_fround($15_1 - $1_1);
    if ($11_1) {
     if ($6_1) {
      $5_1 = Math_fround(Math_fround($7_1 * Math_fround(.10000000149011612)) + Math_fround(.4000000059604645))
     } else {
      $5_1 = Math_fround(Math_fround($7_1 * Math_fround(.07999999821186066)) + Math_fround(.30000001192092896))
     }
    } else {
     $5_1 = Math_fround(Math_fround($7_1 * Math_fround(.07999999821186066)) + Math_fround(.20000000298023224))
    }
    $17_1 = Math_fround($10_1 * $5_1);
    $16_1 = Math_fround($8_1 / $17_1);
    if ($6_1 & $16_1 >= Math_fround(.9900000095367432) | 0) {
     $6_1 = -1;
     label : while (1) {
      if (($6_1 | 0) <= (1 | 0)) {
       $5_1 = Math_fround(Math_fround($15_1 - $1_1) - $17_1);
       $8_1 = Math_fround(Math_fround(Math_fround(Math_fround($6_1 | 0) * $5_1) * Math_fround(Math_fround(Math_fround($5_1 * Math_fround(.8999999761581421)) / $10_1) + Math_fround(.23999999463558197))) + Math_fround(Math_fround(Math_fround($9_1 + Math_fround(-.5)) * $5_1) * Math_fround(.30000001192092896)));
       if ($5_1 < Math_fround($10_1 * Math_fround(Math_fround(.25999999046325684) - Math_fround(Math_fround(Math_imul($6_1, $6_1) | 0) * Math_fround(.05000000074505806))))) {
        $19_1 = Math_fround($12_1 * Math_fround(.800000011920929));
        $20_1 = Math_fround(Math_max($19_1, Math_fround(global$1 * Math_fround(.800000011920929))));
        $21_1 = Math_fround($14_1 - $8_1);
        $8_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
        $18_1 = Math_fround(-$8_1);
        $22_1 = Math_fround($8_1 - $18_1);
        $8_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($20_1 * Math_fround(.5)) - Math_fround(Math_abs($21_1))) - $18_1) / $22_1), Math_fround(0.0))), Math_fround(1.0)));
        global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($19_1 / $20_1) * Math_fround(Math_fround($8_1 * $8_1) * Math_fround(Math_fround(3.0) - Math_fround($8_1 + $8_1)))) * Math_fround(.8500000238418579))));
        $8_1 = Math_fround($5_1 / Math_fround($10_1 * Math_fround(.05999999865889549)));
        $8_1 = Math_fround(Math_fround(Math_fround(Math_fround(.5) - Math_fround(Math_abs(Math_fround(Math_fround($8_1 - Math_fround(Math_floor($8_1))) + Math_fround(-.5))))) * $10_1) * Math_fround(.03500000014901161));
        if ($5_1 > Math_fround($10_1 * Math_fround(.05000000074505806))) {
         $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($8_1 - Math_fround(Math_abs(Math_fround($21_1 - Math_fround($8_1 * Math_fround(.800000011920929)))))) - $18_1) / $22_1), Math_fround(0.0))), Math_fround(1.0)));
         global$0 = Math_fround(Math_max(global$0, Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.699999988079071))));
        }
       }
       $6_1 = $6_1 + 1 | 0;
       continue label;
      }
      break label;
     };
    }
    block : {
     if ($16_1 < Math_fround(-.019999999552965164) | $16_1 > Math_fround(1.0199999809265137) | 0) {
      break block
     }
     $8_1 = Math_fround(Math_fround($7_1 * Math_fround(.30000001192092896)) + Math_fround(.25999999046325684));
     $5_1 = Math_fround(Math_min(Math_fround(Math_max($16_1, Math_fround(0.0))), Math_fround(1.0)));
     $9_1 = Math_fround(Math_fround($9_1 * Math_fround(.23999999463558197)) + Math_fround(.36000001430511475));
     if ($5_1 < $9_1) {
      $7_1 = Math_fround($5_1 / $9_1)
     } else {
      $7_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround($5_1 - $9_1) / Math_fround(Math_fround(1.0199999809265137) - $9_1)))
     }
     $7_1 = Math_fround($7_1 * Math_fround(Math_fround(2.0) - $7_1));
     if ($5_1 < $9_1) {
      $7_1 = Math_fround(Math_fround($7_1 * Math_fround(.5)) + Math_fround(.5))
     } else {
      $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(-.8999999761581421)) / Math_fround(.10000002384185791)), Math_fround(0.0))), Math_fround(1.0)));
      $7_1 = Math_fround(Math_fround($8_1 + Math_fround(Math_fround(Math_fround(1.0) - $8_1) * $7_1)) + Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.11999999731779099)));
     }
     $7_1 = Math_fround($3_1 * $7_1);
     $5_1 = Math_fround(Math_min(Math_fround($7_1 - Math_fround(Math_abs($14_1))), Math_fround(Math_min(Math_fround($15_1 - $1_1), Math_fround(Math_fround($1_1 + $17_1) - $15_1)))));
     if ($5_1 < Math_fround(-$12_1)) {
      break block
     }
     $1_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
     $9_1 = Math_fround(-$1_1);
     $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $9_1) / Math_fround($1_1 - $9_1)), Math_fround(0.0))), Math_fround(1.0)));
     $9_1 = Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)));
     $1_1 = Math_fround(Math_fround(1.0) - $9_1);
     global$2 = Math_fround(global$2 * $1_1);
     global$0 = Math_fround(global$0 * $1_1);
     if (($11_1 | 0) == ($23_1 | 0)) {
      $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($14_1 / $3_1), Math_fround(0.0))), Math_fround(1.0)));
      global$0 = Math_fround($9_1 * Math_fround(Math_fround(Math_fround($0(Math_fround($2_1 * Math_fround(60.0)), Math_fround($15_1 * Math_fround(60.0))) * Math_fround(.20000000298023224)) + Math_fround(.7200000286102295)) + Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.20000000298023224))));
     } else {
      if ($14_1 > Math_fround($7_1 * Math_fround(.25))) {
       $3_1 = Math_fround($12_1 * Math_fround(.5));
       $7_1 = Math_fround(Math_max($3_1, Math_fround(global$1 * Math_fround(.800000011920929))));
       $1_1 = Math_fround(Math_fround($14_1 + $15_1) / Math_fround($12_1 * Math_fround(3.0)));
       $8_1 = Math_fround(Math_fround($7_1 * Math_fround(.5)) - Math_fround(Math_abs(Math_fround(Math_fround(Math_fround(Math_fround($1_1 - Math_fround(Math_floor($1_1))) * $12_1) * Math_fround(3.0)) - $12_1))));
       $1_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
       $14_1 = Math_fround(-$1_1);
       $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 - $14_1) / Math_fround($1_1 - $14_1)), Math_fround(0.0))), Math_fround(1.0)));
       global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround($9_1 * Math_fround(.3499999940395355)) * Math_fround(Math_fround($3_1 / $7_1) * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)))))));
      }
     }
     $3_1 = Math_fround(Math_max($12_1, Math_fround(global$1 * Math_fround(.800000011920929))));
     $7_1 = Math_fround(Math_fround($3_1 * Math_fround(.5)) - Math_fround(Math_abs($5_1)));
     $1_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
     $5_1 = Math_fround(-$1_1);
     $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($7_1 - $5_1) / Math_fround($1_1 - $5_1)), Math_fround(0.0))), Math_fround(1.0)));
     global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($12_1 / $3_1) * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)))) * Math_fround(.8999999761581421))));
    }
    $11_1 = $11_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
  if ((global$2 == Math_fround(0.0) & global$0 == Math_fround(0.0) | 0) & Math_fround(Math_abs($0_1)) < Math_fround(.3799999952316284) | 0) {
   $1_1 = Math_fround($12_1 * Math_fround(.699999988079071));
   $2_1 = Math_fround(Math_max($1_1, Math_fround(global$1 * Math_fround(.800000011920929))));
   $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
   $3_1 = Math_fround(-$0_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($2_1 * Math_fround(.5)) - Math_fround(Math_abs(Math_fround($15_1 + Math_fround($10_1 * Math_fround(1.0000000474974513e-03)))))) - $3_1) / Math_fround($0_1 - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
   global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($1_1 / $2_1) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.699999988079071))));
  }
 }
 
 function $72($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = 0, $6_1 = 0, $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0);
  $10_1 = Math_fround(Math_fround($1_1 * $3_1) + Math_fround($3_1 * Math_fround(.4000000059604645)));
  if ($10_1 < Math_fround(0.0)) {
   return
  }
  $9_1 = Math_fround(Math_min($2_1, $3_1));
  $11_1 = Math_fround($0_1 * $2_1);
  label : while (1) {
   if (($8_1 | 0) < (17 | 0)) {
    $6_1 = Math_imul($4_1, -1918454973) + Math_imul($8_1, -669632447) | 0;
    $5_1 = $6_1 + 745196668 | 0;
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
    $1_1 = Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
    $5_1 = $6_1 - 142245989 | 0;
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
    $12_1 = Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
    $6_1 = $6_1 + 1632639325 | 0;
    $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
    $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
    $7_1 = Math_fround($3_1 * Math_fround(Math_fround(Math_fround(Math_fround((($6_1 ^ ($6_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.41999998688697815)) + Math_fround(.3400000035762787)));
    $0_1 = Math_fround($10_1 / $7_1);
    if (!($0_1 > Math_fround(1.0))) {
     $13_1 = Math_fround(Math_fround(Math_fround($9_1 * Math_fround(.010999999940395355)) * Math_fround(Math_fround(1.0) - $0_1)) + Math_fround($9_1 * Math_fround(.002199999988079071)));
     $14_1 = Math_fround(Math_max($13_1, Math_fround(global$1 * Math_fround(.800000011920929))));
     $7_1 = Math_fround(Math_fround(Math_fround(Math_fround($1_1 + Math_fround(-.5)) * $2_1) * Math_fround(.3400000035762787)) + Math_fround(Math_fround(Math_fround($12_1 + Math_fround(-.41999998688697815)) * $7_1) * Math_fround(Math_fround($0_1 * Math_fround(.1599999964237213)) + Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.5)) * $0_1) * $0_1))));
     $1_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
     $15_1 = Math_fround(-$1_1);
     $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($14_1 * Math_fround(.5)) - Math_fround(Math_abs(Math_fround($11_1 - $7_1)))) - $15_1) / Math_fround($1_1 - $15_1)), Math_fround(0.0))), Math_fround(1.0)));
     $1_1 = Math_fround(Math_fround(Math_fround($13_1 / $14_1) * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)))) * Math_fround(Math_fround($12_1 * Math_fround(.4000000059604645)) + Math_fround(.550000011920929)));
     if (($8_1 | 0) % (3 | 0) | 0) {
      global$2 = Math_fround(Math_max(global$2, $1_1))
     } else {
      global$0 = Math_fround(Math_max(global$0, $1_1))
     }
     if ($0_1 > Math_fround(.8600000143051147)) {
      $5_1 = (($8_1 | 0) % (4 | 0) | 0 | 0) == (1 | 0)
     } else {
      $5_1 = 0
     }
     if ($5_1) {
      $7_1 = Math_fround(Math_fround(Math_fround($9_1 * Math_fround(.012000000104308128)) * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_abs(Math_fround($0_1 + Math_fround(-.9300000071525574)))) * Math_fround(13.0)))) - Math_fround(Math_abs(Math_fround($11_1 - $7_1))));
      $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
      $1_1 = Math_fround(-$0_1);
      $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($7_1 - $1_1) / Math_fround($0_1 - $1_1)), Math_fround(0.0))), Math_fround(1.0)));
      global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.8500000238418579))));
     }
    }
    $8_1 = $8_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $73($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0);
  $2_1 = Math_fround($0_1 * Math_fround($2_1 / $3_1));
  $3_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($2_1 * Math_fround(2.299999952316284)) + Math_fround($4_1 * Math_fround(40.0))), Math_fround($1_1 * Math_fround(34.0))) * Math_fround(.6000000238418579)) + Math_fround($0(Math_fround(Math_fround($2_1 * Math_fround(7.0)) + Math_fround($4_1 * Math_fround(9.0))), Math_fround($1_1 * Math_fround(110.0))) * Math_fround(.4000000059604645))) + Math_fround(-.5));
  $0_1 = Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.14000000059604645)) + Math_fround(-.07999999821186066)) + Math_fround($3_1 * Math_fround(.019999999552965164)));
  $5_1 = $2(Math_fround(Math_fround($2_1 * Math_fround(1.399999976158142)) + Math_fround($4_1 * Math_fround(60.0))), Math_fround($1_1 * Math_fround(4.199999809265137)), Math_fround($4_1 * Math_fround(7.0)));
  if ($0_1 < $1_1) {
   $0_1 = Math_fround(Math_fround($1_1 - $0_1) / Math_fround(Math_fround(.5) - $0_1));
   $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(-.5199999809265137)) / Math_fround(.25999999046325684)), Math_fround(0.0))), Math_fround(1.0)));
   global$0 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.30000001192092896)) * $0_1) + Math_fround(.05999999865889549)) + Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.5)) * $0_1)) + Math_fround($3_1 * Math_fround(.10000000149011612)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 + Math_fround(-.30000001192092896)) / Math_fround(-.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
   global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.20000000298023224)) + Math_fround($3_1 * Math_fround(.05999999865889549)))));
   return;
  }
  $0_1 = Math_fround(Math_fround($0_1 - $1_1) / Math_fround($0_1 + Math_fround(.5)));
  $4_1 = $0(Math_fround(Math_fround($2_1 * Math_fround(1.100000023841858)) + Math_fround($4_1 * Math_fround(20.0))), Math_fround(Math_fround($0_1 * Math_fround(6.0)) + Math_fround(3.0)));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(-.30000001192092896)) / Math_fround(.3999999761581421)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround($3_1 * Math_fround(.30000001192092896));
  global$0 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.5)) + Math_fround(.30000001192092896)) + Math_fround($0_1 * Math_fround(.25999999046325684))) + $2_1), Math_fround(0.0))), Math_fround(1.0)));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(-.6000000238418579)) / Math_fround(-.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
  global$2 = Math_fround(Math_max(global$2, Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.550000011920929)) * Math_fround($0_1 + Math_fround(.4000000059604645))) + $2_1), Math_fround(0.0))), Math_fround(.8500000238418579)))));
  if ($0_1 < Math_fround(.07000000029802322)) {
   global$0 = Math_fround($2_1 + Math_fround(.7799999713897705))
  }
 }
 
 function $74($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0);
  $5_1 = Math_fround($0_1 * $2_1);
  $7_1 = Math_fround($5_1 - Math_fround(Math_fround(Math_fround($4_1 + Math_fround(-.5)) * Math_fround(.30000001192092896)) * $2_1));
  $1_1 = Math_fround($1_1 * $3_1);
  $6_1 = Math_fround(Math_fround(-$3_1) * Math_fround(Math_fround($4_1 * Math_fround(.05999999865889549)) + Math_fround(.10000000149011612)));
  $8_1 = Math_fround($1_1 - $6_1);
  $0_1 = Math_fround(Math_min($2_1, $3_1));
  $2_1 = Math_fround($8_1 - Math_fround($0_1 * Math_fround(.25999999046325684)));
  $5_1 = Math_fround($0(Math_fround($5_1 * Math_fround(300.0)), Math_fround($1_1 * Math_fround(300.0))) + Math_fround(-.5));
  if ($1_1 > $6_1) {
   $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($8_1 / Math_fround(Math_fround($3_1 * Math_fround(.5)) - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
   global$0 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.30000001192092896)) + Math_fround(.25999999046325684)) + Math_fround($5_1 * Math_fround(.05999999865889549)));
   $2_1 = Math_fround(Math_fround($0_1 * Math_fround(.12999999523162842)) - Math_fround(Math_sqrt(Math_fround(Math_fround($7_1 * $7_1) + Math_fround($2_1 * $2_1)))));
   $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
   $1_1 = Math_fround(-$0_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $1_1) / Math_fround($0_1 - $1_1)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   global$0 = Math_fround(global$0 * Math_fround(Math_fround(1.0) - $0_1));
   global$2 = Math_fround(Math_max(global$2, Math_fround($0_1 * Math_fround(.1599999964237213))));
   return;
  }
  $1_1 = Math_fround($6_1 - $1_1);
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($1_1 / Math_fround($3_1 * Math_fround(.36000001430511475))), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.25999999046325684)) + Math_fround(.6200000047683716)) + Math_fround($5_1 * Math_fround(.05999999865889549)));
  $5_1 = global$0;
  $2_1 = Math_fround($1_1 / Math_fround($0_1 * Math_fround(Math_fround(Math_fround($1_1 * Math_fround(.05000000074505806)) / $0_1) + Math_fround(.01600000075995922))));
  $6_1 = Math_fround(Math_floor($2_1));
  $4_1 = $0(Math_fround($6_1 * Math_fround(7.300000190734863)), Math_fround($4_1 * Math_fround(30.0)));
  $3_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.12999999523162842)) * Math_fround(Math_fround($4_1 * Math_fround(.8999999761581421)) + Math_fround(.3499999940395355))) * Math_fround(Math_fround(1.0) - Math_fround($1_1 / Math_fround($3_1 * Math_fround(.5))))) - Math_fround(Math_abs(Math_fround($7_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(-.5)) * $0_1) * Math_fround(.05999999865889549))))));
  $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
  $1_1 = Math_fround(-$0_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 - $1_1) / Math_fround($0_1 - $1_1)), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround($5_1 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * (Math_fround($2_1 - $6_1) < Math_fround(.550000011920929) ? Math_fround(1.0) : Math_fround(0.0))) * Math_fround(.800000011920929))));
 }
 
 function $75($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0);
  $6_1 = Math_fround($0_1 * $2_1);
  $2_1 = Math_fround(Math_min($2_1, $3_1));
  $1_1 = Math_fround(Math_fround($1_1 * $3_1) - Math_fround($2_1 * Math_fround(.019999999552965164)));
  $3_1 = Math_fround(Math_sqrt(Math_fround(Math_fround($6_1 * $6_1) + Math_fround(Math_fround($1_1 * $1_1) * Math_fround(1.059999942779541)))));
  $4_1 = Math_imul($4_1, -1918454973) - 1933333120 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $7_1 = Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $5_1 = Math_fround(Math_fround($7_1 * Math_fround(.20000000298023224)) + Math_fround(.5799999833106995));
  $0_1 = Math_fround($5_1 - Math_fround(Math_floor($5_1)));
  if ($0_1 > Math_fround(.5)) {
   $0_1 = Math_fround($0_1 + Math_fround(-1.0))
  }
  if ($0_1 > Math_fround(.25)) {
   $0_1 = Math_fround(Math_fround(.5) - $0_1)
  } else {
   $0_1 = $0_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $0_1) : $0_1
  }
  $8_1 = Math_fround($0_1 * Math_fround(6.2831854820251465));
  $0_1 = Math_fround($8_1 * $8_1);
  global$23 = Math_fround($8_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $0_1 = Math_fround($5_1 + Math_fround(.25));
  $0_1 = Math_fround($0_1 - Math_fround(Math_floor($0_1)));
  if ($0_1 > Math_fround(.5)) {
   $0_1 = Math_fround($0_1 + Math_fround(-1.0))
  }
  if ($0_1 > Math_fround(.25)) {
   $0_1 = Math_fround(Math_fround(.5) - $0_1)
  } else {
   $0_1 = $0_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $0_1) : $0_1
  }
  $5_1 = Math_fround($0_1 * Math_fround(6.2831854820251465));
  $0_1 = Math_fround($5_1 * $5_1);
  global$22 = Math_fround($5_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_max($3_1, Math_fround(9.999999747378752e-06))));
  $0_1 = Math_fround(Math_fround(Math_fround($6_1 * global$22) + Math_fround($1_1 * global$23)) * $5_1);
  if (Math_fround(Math_fround(Math_fround($1_1 * global$22) - Math_fround($6_1 * global$23)) * $5_1) > Math_fround(0.0)) {
   $0_1 = Math_fround(Math_fround(Math_fround(1.0) - $0_1) * Math_fround(.25))
  } else {
   $0_1 = Math_fround(Math_fround(Math_fround($0_1 + Math_fround(1.0)) * Math_fround(.25)) + Math_fround(.5))
  }
  if ($0_1 > Math_fround(.9649999737739563)) {
   return
  }
  $3_1 = Math_fround($3_1 - Math_fround($2_1 * Math_fround(Math_fround($0_1 * Math_fround(.019999999552965164)) + Math_fround(.28999999165534973))));
  $1_1 = Math_fround($0_1 * Math_fround(.949999988079071));
  $6_1 = Math_fround($1_1 + Math_fround(-.3400000035762787));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($3_1 / $2_1) * Math_fround(260.0)), Math_fround(Math_fround($0_1 * Math_fround(5.0)) + Math_fround($7_1 * Math_fround(9.0)))) + Math_fround(.11999999731779099)) - $6_1) / Math_fround(Math_fround($1_1 + Math_fround(-.11999999731779099)) - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = global$2;
  $5_1 = Math_fround(Math_fround(Math_fround($2_1 * Math_fround(Math_fround(.05000000074505806) - Math_fround($0_1 * Math_fround(.026000000536441803)))) * Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(7.0)), Math_fround($7_1 * Math_fround(20.0))) * Math_fround(.30000001192092896)) + Math_fround(.8500000238418579))) - Math_fround(Math_abs($3_1)));
  $2_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
  $3_1 = Math_fround(-$2_1);
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $3_1) / Math_fround($2_1 - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  global$2 = Math_fround(Math_max($6_1, Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)))) * Math_fround(Math_fround(.9399999976158142) - Math_fround($0_1 * Math_fround(.20000000298023224))))));
 }
 
 function $76($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0;
  $7_1 = Math_imul($4_1, -1918454973) - 1481510883 | 0;
  $7_1 = Math_imul($7_1 ^ ($7_1 >>> 16 | 0) | 0, 2146121005);
  $7_1 = Math_imul($7_1 ^ ($7_1 >>> 15 | 0) | 0, -2073254261);
  $9_1 = Math_fround(Math_fround((($7_1 ^ ($7_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $6_1 = Math_fround(Math_fround($9_1 + Math_fround(-.5)) * Math_fround(.11999999731779099));
  $5_1 = Math_fround($6_1 - Math_fround(Math_floor($6_1)));
  if ($5_1 > Math_fround(.5)) {
   $5_1 = Math_fround($5_1 + Math_fround(-1.0))
  }
  if ($5_1 > Math_fround(.25)) {
   $5_1 = Math_fround(Math_fround(.5) - $5_1)
  } else {
   $5_1 = $5_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $5_1) : $5_1
  }
  $8_1 = Math_fround($5_1 * Math_fround(6.2831854820251465));
  $5_1 = Math_fround($8_1 * $8_1);
  global$23 = Math_fround($8_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $8_1 = Math_fround(Math_min($2_1, $3_1));
  $5_1 = Math_fround($6_1 + Math_fround(.25));
  $5_1 = Math_fround($5_1 - Math_fround(Math_floor($5_1)));
  if ($5_1 > Math_fround(.5)) {
   $5_1 = Math_fround($5_1 + Math_fround(-1.0))
  }
  if ($5_1 > Math_fround(.25)) {
   $5_1 = Math_fround(Math_fround(.5) - $5_1)
  } else {
   $5_1 = $5_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $5_1) : $5_1
  }
  $6_1 = Math_fround($5_1 * Math_fround(6.2831854820251465));
  $5_1 = Math_fround($6_1 * $6_1);
  global$22 = Math_fround($6_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $1_1 = Math_fround($1_1 * $3_1);
  $5_1 = Math_fround($0_1 * $2_1);
  $2_1 = Math_fround(Math_min(Math_fround($3_1 * Math_fround(.7200000286102295)), Math_fround($8_1 * Math_fround(1.100000023841858))));
  $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($1_1 * global$22) - Math_fround($5_1 * global$23)) + Math_fround($2_1 * Math_fround(.36000001430511475))) / $2_1);
  $3_1 = Math_fround(Math_fround(Math_fround($5_1 * global$22) + Math_fround($1_1 * global$23)) - Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($9_1 + Math_fround(-.5)) * Math_fround(.5)) * $0_1) * $0_1) * $2_1));
  if ($0_1 < Math_fround(.019999999552965164) & $0_1 > Math_fround(-.2199999988079071) | 0) {
   $5_1 = Math_fround($8_1 * Math_fround(.012000000104308128));
   $6_1 = Math_fround(Math_max($5_1, Math_fround(global$1 * Math_fround(.800000011920929))));
   $1_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
   $9_1 = Math_fround(-$1_1);
   $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.5)) - Math_fround(Math_abs($3_1))) - $9_1) / Math_fround($1_1 - $9_1)), Math_fround(0.0))), Math_fround(1.0)));
   global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($5_1 / $6_1) * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)))) * Math_fround(.75))));
  }
  if ($0_1 <= Math_fround(0.0) | $0_1 >= Math_fround(1.0) | 0) {
   return
  }
  $5_1 = Math_fround(Math_abs($3_1));
  $7_1 = $3_1 > Math_fround(0.0);
  $2_1 = Math_fround(Math_fround(Math_fround($0_1 - Math_fround(Math_fround($5_1 / $2_1) * Math_fround(.550000011920929))) * Math_fround(15.0)) + ($7_1 ? Math_fround(0.0) : Math_fround(.4000000059604645)));
  $3_1 = Math_fround(Math_floor($2_1));
  $10_1 = Math_imul(~~$3_1, -1918454973) + Math_imul($4_1, -669632447) | 0;
  $4_1 = Math_imul($4_1, -1918454973) + 2143823966 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $6_1 = Math_fround($8_1 * Math_fround(Math_fround(Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.07999999821186066)) + Math_fround(.20000000298023224)));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($5_1 / $6_1) + Math_fround(-.20000000298023224)) / Math_fround(.800000011920929)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($6_1 * Math_fround(Math_sqrt(Math_fround(Math_fround($0_1 * Math_fround(4.0)) * Math_fround(Math_fround(1.0) - $0_1))))) * Math_fround(Math_fround(1.100000023841858) - Math_fround($0_1 * Math_fround(.3499999940395355))));
  $2_1 = Math_fround($2_1 - $3_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-.11999999731779099)) / Math_fround(-.11999999731779099)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = $10_1 + ($7_1 ? -887442657 : -1774885314) | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $6_1 = Math_fround(Math_fround($6_1 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * (Math_fround(Math_fround(((($4_1 >>> 16 | 0) ^ $4_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) < Math_fround(.4000000059604645) ? Math_fround(.3400000035762787) : Math_fround(0.0))) * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)))) * Math_fround(2.0)))) - $5_1);
  $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
  $1_1 = Math_fround(-$0_1);
  $3_1 = Math_fround($0_1 - $1_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($6_1 - $1_1) / $3_1), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = $10_1 + 1490393336 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  global$0 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.1599999964237213)) + Math_fround(.6200000047683716)) + ($7_1 ? Math_fround(.11999999731779099) : Math_fround(0.0))) + Math_fround(Math_fround(Math_abs(Math_fround($2_1 + Math_fround(-.5)))) * Math_fround(.11999999731779099))));
  $2_1 = Math_fround($8_1 * Math_fround(.008999999612569809));
  $8_1 = Math_fround(Math_max($2_1, Math_fround(global$1 * Math_fround(.800000011920929))));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($8_1 * Math_fround(.5)) - $5_1) - $1_1) / $3_1), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(global$0 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($2_1 / $8_1) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.699999988079071))));
 }
 
 function $77($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = 0, $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0);
  $11_1 = Math_fround($0_1 * $2_1);
  $5_1 = Math_imul($4_1, -1918454973) - 594068226 | 0;
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
  $13_1 = Math_fround(Math_fround(Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.5));
  $0_1 = Math_fround($1_1 * $3_1);
  $1_1 = Math_fround(Math_min($2_1, $3_1));
  $10_1 = Math_fround(Math_min(Math_fround($3_1 * Math_fround(.800000011920929)), Math_fround($1_1 * Math_fround(1.25))));
  $12_1 = Math_fround($0_1 + Math_fround($10_1 * Math_fround(.5)));
  $0_1 = Math_fround($12_1 / $10_1);
  if ($0_1 < Math_fround(.9800000190734863) & $0_1 > Math_fround(0.0) | 0) {
   $2_1 = Math_fround($1_1 * Math_fround(.007000000216066837));
   $3_1 = Math_fround(Math_max($2_1, Math_fround(global$1 * Math_fround(.800000011920929))));
   $0_1 = Math_fround($0_1 + Math_fround(-.4000000059604645));
   $6_1 = Math_fround(Math_fround($3_1 * Math_fround(.5)) - Math_fround(Math_abs(Math_fround($11_1 - Math_fround(Math_fround(Math_fround($13_1 * $0_1) * $0_1) * $10_1)))));
   $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
   $8_1 = Math_fround(-$0_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($6_1 - $8_1) / Math_fround($0_1 - $8_1)), Math_fround(0.0))), Math_fround(1.0)));
   global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($2_1 / $3_1) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.6000000238418579))));
  }
  label : while (1) {
   if (($7_1 | 0) < (15 | 0)) {
    if (($7_1 | 0) == (14 | 0)) {
     $2_1 = Math_fround(.9900000095367432)
    } else {
     $2_1 = Math_fround(Math_fround(Math_fround(Math_fround($7_1 >> 1 | 0 | 0) / Math_fround(7.0)) * Math_fround(.8600000143051147)) + Math_fround(.14000000059604645))
    }
    $5_1 = (Math_imul($4_1, -1918454973) + Math_imul($7_1, -669632447) | 0) - 1029688646 | 0;
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
    $8_1 = Math_fround(Math_fround($1_1 * Math_fround(Math_fround(.10000000149011612) - Math_fround($2_1 * Math_fround(.054999999701976776)))) * Math_fround(Math_fround(Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.30000001192092896)) + Math_fround(.8500000238418579)));
    if (($7_1 | 0) == (14 | 0)) {
     $3_1 = Math_fround(0.0)
    } else {
     $3_1 = $7_1 & 1 | 0 ? Math_fround(1.0) : Math_fround(-1.0)
    }
    $6_1 = Math_fround($3_1 * Math_fround(Math_fround(.17000000178813934) - Math_fround($2_1 * Math_fround(.05999999865889549))));
    $0_1 = Math_fround($6_1 - Math_fround(Math_floor($6_1)));
    if ($0_1 > Math_fround(.5)) {
     $0_1 = Math_fround($0_1 + Math_fround(-1.0))
    }
    if ($0_1 > Math_fround(.25)) {
     $0_1 = Math_fround(Math_fround(.5) - $0_1)
    } else {
     $0_1 = $0_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $0_1) : $0_1
    }
    $9_1 = Math_fround($0_1 * Math_fround(6.2831854820251465));
    $0_1 = Math_fround($9_1 * $9_1);
    global$23 = Math_fround($9_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
    $0_1 = Math_fround($6_1 + Math_fround(.25));
    $0_1 = Math_fround($0_1 - Math_fround(Math_floor($0_1)));
    if ($0_1 > Math_fround(.5)) {
     $0_1 = Math_fround($0_1 + Math_fround(-1.0))
    }
    if ($0_1 > Math_fround(.25)) {
     $0_1 = Math_fround(Math_fround(.5) - $0_1)
    } else {
     $0_1 = $0_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $0_1) : $0_1
    }
    $6_1 = Math_fround($0_1 * Math_fround(6.2831854820251465));
    $0_1 = Math_fround($6_1 * $6_1);
    global$22 = Math_fround($6_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
    $6_1 = Math_fround(Math_fround($12_1 - Math_fround($2_1 * $10_1)) - Math_fround($8_1 * Math_fround(.3499999940395355)));
    $0_1 = Math_fround($2_1 + Math_fround(-.4000000059604645));
    $2_1 = Math_fround(Math_fround($11_1 - Math_fround(Math_fround(Math_fround($13_1 * $0_1) * $0_1) * $10_1)) - Math_fround(Math_fround($3_1 * $8_1) * Math_fround(1.0499999523162842)));
    $0_1 = Math_fround(Math_fround($6_1 * global$22) + Math_fround($2_1 * global$23));
    $2_1 = Math_fround(Math_fround($2_1 * global$22) - Math_fround($6_1 * global$23));
    $9_1 = Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(1.5)) + Math_fround($0_1 * $0_1))));
    $0_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
    $3_1 = Math_fround(-$0_1);
    $14_1 = Math_fround($0_1 - $3_1);
    $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($8_1 - $9_1) - $3_1) / $14_1), Math_fround(0.0))), Math_fround(1.0)));
    $6_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
    if (!($6_1 <= Math_fround(0.0))) {
     $15_1 = Math_fround($1_1 * Math_fround(.003000000026077032));
     $16_1 = Math_fround(Math_max($15_1, Math_fround(global$1 * Math_fround(.800000011920929))));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($16_1 * Math_fround(.5)) - Math_fround(Math_abs($2_1))) - $3_1) / $14_1), Math_fround(0.0))), Math_fround(1.0)));
     $5_1 = (Math_imul($4_1, -1918454973) + Math_imul($7_1, -669632447) | 0) - 1917131303 | 0;
     $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
     $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
     $2_1 = Math_fround($8_1 * Math_fround(.699999988079071));
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($9_1 - $2_1) / Math_fround($8_1 - $2_1)), Math_fround(0.0))), Math_fround(1.0)));
     $17_1 = Math_fround($17_1 + Math_fround(Math_fround($6_1 * Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.20000000298023224)) + Math_fround(.3400000035762787)) + Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.1599999964237213))) + Math_fround(Math_fround($0(Math_fround(Math_fround($11_1 * Math_fround(50.0)) + Math_fround($7_1 | 0)), Math_fround($12_1 * Math_fround(50.0))) + Math_fround(-.5)) * Math_fround(.1599999964237213)))) - Math_fround(Math_fround(Math_fround(Math_fround($15_1 / $16_1) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.11999999731779099)) * $6_1)));
    }
    $7_1 = $7_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  global$0 = Math_fround(Math_min($17_1, Math_fround(.9200000166893005)));
 }
 
 function $78($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0);
  $9_1 = Math_fround($0_1 * Math_fround($2_1 / $3_1));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($1_1 + $1_1), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.20000000298023224)) + Math_fround(.10000000149011612));
  label : while (1) {
   if (($10_1 | 0) < (3 | 0)) {
    $6_1 = Math_fround($10_1 | 0);
    $5_1 = Math_fround(Math_fround(Math_fround(Math_fround($9_1 * Math_fround(Math_fround(2.0999999046325684) - Math_fround($6_1 * Math_fround(.30000001192092896)))) + Math_fround($4_1 * Math_fround(20.0))) + Math_fround($6_1 * Math_fround(2.200000047683716))) * Math_fround(.15915493667125702));
    $5_1 = Math_fround($5_1 - Math_fround(Math_floor($5_1)));
    if ($5_1 > Math_fround(.5)) {
     $5_1 = Math_fround($5_1 + Math_fround(-1.0))
    }
    if ($5_1 > Math_fround(.25)) {
     $5_1 = Math_fround(Math_fround(.5) - $5_1)
    } else {
     $5_1 = $5_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $5_1) : $5_1
    }
    $8_1 = Math_fround($5_1 * Math_fround(6.2831854820251465));
    $5_1 = Math_fround($8_1 * $8_1);
    $8_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(.20000000298023224) - Math_fround($6_1 * Math_fround(.20000000298023224))) + Math_fround(Math_fround($8_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0))) * Math_fround(Math_fround($6_1 * Math_fround(.029999999329447746)) + Math_fround(.07000000029802322)))) + Math_fround(Math_fround($0(Math_fround(Math_fround($9_1 + $9_1) + Math_fround($6_1 * Math_fround(7.0))), Math_fround($4_1 * Math_fround(30.0))) + Math_fround(-.5)) * Math_fround(.05999999865889549))) - $1_1);
    $5_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
    $7_1 = Math_fround(-$5_1);
    $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($8_1 * $3_1) - $7_1) / Math_fround($5_1 - $7_1)), Math_fround(0.0))), Math_fround(1.0)));
    $12_1 = Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)));
    if (!($12_1 <= Math_fround(0.0))) {
     $5_1 = Math_fround(Math_fround(Math_fround($8_1 * Math_fround(5.0)) + Math_fround($6_1 + $6_1)) * Math_fround(.15915493667125702));
     $5_1 = Math_fround($5_1 - Math_fround(Math_floor($5_1)));
     if ($5_1 > Math_fround(.5)) {
      $5_1 = Math_fround($5_1 + Math_fround(-1.0))
     }
     if ($5_1 > Math_fround(.25)) {
      $5_1 = Math_fround(Math_fround(.5) - $5_1)
     } else {
      $5_1 = $5_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $5_1) : $5_1
     }
     $7_1 = Math_fround($5_1 * Math_fround(6.2831854820251465));
     $5_1 = Math_fround($7_1 * $7_1);
     $14_1 = Math_fround(Math_fround(Math_fround($9_1 - Math_fround(Math_fround($4_1 + Math_fround(-.5)) + Math_fround(Math_fround($6_1 + Math_fround(-1.0)) * Math_fround(.5)))) - Math_fround($8_1 * Math_fround(Math_fround(.8999999761581421) - Math_fround($6_1 * Math_fround(.5))))) - Math_fround(Math_fround($7_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0))) * Math_fround(.30000001192092896)));
     $5_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($8_1 * Math_fround(90.0)) + Math_fround($0(Math_fround($9_1 * Math_fround(5.0)), Math_fround($8_1 * Math_fround(9.0))) * Math_fround(7.0))) + Math_fround($9_1 * Math_fround(9.0))) * Math_fround(1.399999976158142)) * Math_fround(.15915493667125702));
     $5_1 = Math_fround($5_1 - Math_fround(Math_floor($5_1)));
     if ($5_1 > Math_fround(.5)) {
      $5_1 = Math_fround($5_1 + Math_fround(-1.0))
     }
     if ($5_1 > Math_fround(.25)) {
      $5_1 = Math_fround(Math_fround(.5) - $5_1)
     } else {
      $5_1 = $5_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $5_1) : $5_1
     }
     $11_1 = Math_fround($5_1 * Math_fround(6.2831854820251465));
     $5_1 = Math_fround($11_1 * $11_1);
     $13_1 = global$0;
     $7_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($8_1 / Math_fround(.4000000059604645)), Math_fround(0.0))), Math_fround(1.0)));
     $7_1 = Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.05000000074505806)) + Math_fround(.20000000298023224)) + Math_fround(Math_fround(Math_fround($7_1 * $7_1) * Math_fround(Math_fround(3.0) - Math_fround($7_1 + $7_1))) * Math_fround(.11999999731779099))) + Math_fround(Math_fround(Math_fround($11_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(Math_fround($5_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0))) * Math_fround(.03500000014901161)) * $6_1));
     $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($8_1 + $8_1), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround(Math_fround(Math_fround(Math_fround(.7400000095367432) - Math_fround($6_1 * Math_fround(.05999999865889549))) - Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.25999999046325684))) - $7_1);
     $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($14_1 + Math_fround(.009999999776482582)) / Math_fround(Math_fround(Math_fround($8_1 * Math_fround(.11999999731779099)) + Math_fround(.009999999776482582)) + Math_fround(.009999999776482582))), Math_fround(0.0))), Math_fround(1.0)));
     global$0 = Math_fround($13_1 + Math_fround(Math_fround(Math_fround($7_1 + Math_fround($6_1 * Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))))) - $13_1) * $12_1));
    }
    $10_1 = $10_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  global$0 = Math_fround(global$0 + Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * $2_1) * Math_fround(900.0)), Math_fround(Math_fround($1_1 * $3_1) * Math_fround(900.0))) + Math_fround(-.5)) * Math_fround(.05000000074505806)));
 }
 
 function $79($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0);
  if (Math_fround(Math_abs($1_1)) > Math_fround(.41999998688697815) | Math_fround(Math_abs($0_1)) > Math_fround(.4000000059604645) | 0) {
   return
  }
  $12_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * $2_1) * Math_fround(90.0)), Math_fround(Math_fround($1_1 * $3_1) * Math_fround(9.0))) + Math_fround(-.5)) * $3_1) * Math_fround(.004000000189989805));
  $10_1 = Math_fround($3_1 * Math_fround(-.41999998688697815));
  label : while (1) {
   if (($8_1 | 0) < (12 | 0)) {
    $5_1 = (Math_imul($4_1, -1918454973) + Math_imul($8_1, -669632447) | 0) - 1029688646 | 0;
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
    $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
    $9_1 = Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
    $7_1 = Math_fround($1_1 * $3_1);
    $6_1 = Math_fround(Math_fround($7_1 - $10_1) + $12_1);
    if ((($8_1 | 0) % (3 | 0) | 0 | 0) == (1 | 0)) {
     $11_1 = Math_fround(Math_fround($9_1 * Math_fround(.019999999552965164)) + Math_fround(.01600000075995922))
    } else {
     $11_1 = Math_fround(Math_fround($9_1 * Math_fround(.10000000149011612)) + Math_fround(.05000000074505806))
    }
    $9_1 = Math_fround($3_1 * $11_1);
    $11_1 = Math_fround(Math_min($6_1, Math_fround(Math_fround(Math_fround($10_1 + $9_1) - $7_1) + $12_1)));
    $7_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
    $6_1 = Math_fround(-$7_1);
    $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($11_1 - $6_1) / Math_fround($7_1 - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
    $6_1 = Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)));
    $10_1 = Math_fround($10_1 + Math_fround($9_1 + Math_fround($3_1 * Math_fround(.012000000104308128))));
    if (!($6_1 <= Math_fround(0.0))) {
     $7_1 = Math_fround($6_1 * Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * $2_1) * Math_fround(14.0)), Math_fround(Math_fround(Math_fround($1_1 * $3_1) * Math_fround(160.0)) + Math_fround($8_1 | 0))) + Math_fround(-.5)) * Math_fround(.2199999988079071)) + Math_fround(.8399999737739563)));
     $5_1 = (Math_imul($4_1, -1918454973) + Math_imul($8_1, -669632447) | 0) - 1917131303 | 0;
     $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
     $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
     $6_1 = Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
     if ($6_1 < Math_fround(.3400000035762787)) {
      global$0 = Math_fround($7_1 * Math_fround(.8999999761581421))
     } else {
      if ($6_1 < Math_fround(.5600000023841858)) {
       global$2 = Math_fround(Math_max(global$2, Math_fround($7_1 * Math_fround(.8500000238418579))))
      } else {
       if ($6_1 < Math_fround(.800000011920929)) {
        global$0 = Math_fround($7_1 * Math_fround(.4000000059604645))
       } else {
        global$0 = Math_fround($7_1 * Math_fround(.5));
        global$2 = Math_fround(Math_max(global$2, Math_fround($7_1 * Math_fround(.4000000059604645))));
       }
      }
     }
    }
    $8_1 = $8_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $80($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = 0, $10_1 = Math_fround(0);
  $0_1 = Math_fround(Math_abs(Math_fround($0_1 * $2_1)));
  $2_1 = Math_fround(Math_min($2_1, $3_1));
  $7_1 = Math_fround($0_1 / $2_1);
  $4_1 = Math_imul($4_1, -1918454973) - 66681768 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $4_1 = ~~Math_fround(Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(3.0));
  $9_1 = ($4_1 | 0) == (1 | 0);
  $1_1 = Math_fround(Math_fround(Math_fround($1_1 * $3_1) / $2_1) + ($9_1 ? Math_fround(.10000000149011612) : Math_fround(.019999999552965164)));
  if ($4_1) {
   if ($9_1) {
    $0_1 = Math_fround(Math_fround($7_1 + Math_fround(-.10999999940395355)) - Math_fround(Math_fround($1_1 + Math_fround(-.30000001192092896)) * Math_fround(.1599999964237213)));
    $3_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(11.0));
    $0_1 = Math_fround($1_1 + Math_fround(-.3400000035762787));
    $3_1 = Math_fround(Math_fround(.20000000298023224) - Math_fround(Math_sqrt(Math_fround($3_1 + Math_fround($0_1 * $0_1)))));
    $0_1 = Math_fround($3_1 + Math_fround(-.07000000029802322));
   } else {
    $3_1 = Math_fround(Math_min(Math_fround(Math_fround(Math_fround(Math_fround($1_1 + Math_fround(-.10000000149011612)) * Math_fround(.44999998807907104)) - Math_fround(Math_fround(Math_abs(Math_fround($7_1 + Math_fround(-.1899999976158142)))) * Math_fround(.800000011920929))) + Math_fround(.07000000029802322)), Math_fround(Math_fround(.33000001311302185) - $1_1)));
    $0_1 = Math_fround($3_1 + Math_fround(-.05000000074505806));
   }
  } else {
   $0_1 = Math_fround($7_1 + Math_fround(-.20000000298023224));
   $3_1 = Math_fround($0_1 * $0_1);
   $0_1 = Math_fround($1_1 + Math_fround(-.20999999344348907));
   $3_1 = Math_fround(Math_fround(.10000000149011612) - Math_fround(Math_sqrt(Math_fround($3_1 + Math_fround($0_1 * $0_1)))));
   $0_1 = Math_fround($3_1 + Math_fround(-.04500000178813934));
  }
  $10_1 = Math_fround(Math_fround(.27000001072883606) - Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($7_1 * $7_1) * Math_fround(.8399999737739563)) + Math_fround(Math_fround($1_1 * $1_1) * Math_fround(1.100000023841858))))));
  $6_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
  $5_1 = Math_fround(-$6_1);
  $8_1 = Math_fround($6_1 - $5_1);
  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($10_1 * $2_1) - $5_1) / $8_1), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($3_1 * $2_1) - $5_1) / $8_1), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(Math_fround(Math_max(Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1))), Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))))) * Math_fround(.6200000047683716));
  if ($10_1 < Math_fround(0.0)) {
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($0_1 * $2_1) - $5_1) / $8_1), Math_fround(0.0))), Math_fround(1.0)));
   global$0 = Math_fround(global$0 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.6000000238418579))));
  }
  $6_1 = Math_fround($7_1 * $7_1);
  $0_1 = Math_fround($1_1 + Math_fround(.09000000357627869));
  $5_1 = Math_fround(Math_fround(Math_fround(.10000000149011612) - Math_fround(Math_sqrt(Math_fround(Math_fround($6_1 * Math_fround(.699999988079071)) + Math_fround(Math_fround($0_1 * $0_1) * Math_fround(1.2999999523162842)))))) * $2_1);
  $3_1 = Math_fround(Math_max(Math_fround(global$1 * Math_fround(.699999988079071)), Math_fround(5.000000237487257e-04)));
  $0_1 = Math_fround(-$3_1);
  $3_1 = Math_fround($3_1 - $0_1);
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $0_1) / $3_1), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround(global$0 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.75))));
  $5_1 = Math_fround($1_1 + Math_fround(.054999999701976776));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(.03200000151991844) - Math_fround(Math_sqrt(Math_fround(Math_fround($6_1 * Math_fround(.6000000238418579)) + Math_fround(Math_fround($5_1 * $5_1) * Math_fround(1.399999976158142)))))) * $2_1) - $0_1) / $3_1), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)));
  $5_1 = Math_fround($7_1 + Math_fround(-.10999999940395355));
  $8_1 = Math_fround($5_1 * $5_1);
  $5_1 = Math_fround($1_1 + Math_fround(-.03999999910593033));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(.019999999552965164) - Math_fround(Math_sqrt(Math_fround($8_1 + Math_fround($5_1 * $5_1))))) * $2_1) - $0_1) / $3_1), Math_fround(0.0))), Math_fround(1.0)));
  global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_max($6_1, Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))))) * Math_fround(.949999988079071))));
  $5_1 = Math_fround($7_1 + Math_fround(-.17000000178813934));
  $6_1 = Math_fround($5_1 * $5_1);
  $5_1 = Math_fround($1_1 + Math_fround(.05000000074505806));
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(.03500000014901161) - Math_fround(Math_sqrt(Math_fround($6_1 + Math_fround($5_1 * $5_1))))) * $2_1) - $0_1) / $3_1), Math_fround(0.0))), Math_fround(1.0)));
  global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.2199999988079071))));
  if ($1_1 < Math_fround(-.07999999821186066) & $1_1 > Math_fround(-.12999999523162842) | 0) {
   $5_1 = Math_fround($2_1 * Math_fround(.008999999612569809));
   $6_1 = Math_fround(Math_max($5_1, Math_fround(global$1 * Math_fround(.800000011920929))));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.5)) - Math_fround(Math_abs(Math_fround(Math_fround(Math_fround($7_1 + Math_fround(-.02800000086426735)) * $2_1) - Math_fround(Math_fround(Math_fround($1_1 + Math_fround(.12999999523162842)) * Math_fround(.20000000298023224)) * $2_1))))) - $0_1) / $3_1), Math_fround(0.0))), Math_fround(1.0)));
   global$2 = Math_fround(Math_max(global$2, Math_fround(Math_fround(Math_fround($5_1 / $6_1) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.699999988079071))));
  }
 }
 
 function $81($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = 0, $10_1 = Math_fround(0), $11_1 = Math_fround(0);
  $6_1 = $2(Math_fround($0_1 * Math_fround(40.0)), Math_fround($1_1 * Math_fround(40.0)), Math_fround(3.0));
  $7_1 = Math_fround($0(Math_fround($0_1 * Math_fround(190.0)), Math_fround($1_1 * Math_fround(190.0))) + Math_fround(-.5));
  $5_1 = Math_fround(Math_fround(Math_fround($1_1 * Math_fround(.8999999761581421)) + Math_fround($0_1 * Math_fround(.30000001192092896))) + Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(2.4000000953674316)), Math_fround($1_1 * Math_fround(2.4000000953674316)), Math_fround(7.0)) + Math_fround(-.5)) * Math_fround(.2199999988079071)));
  if ($5_1 < Math_fround(-.1599999964237213)) {
   $1_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($6_1 + Math_fround(-.5)) * Math_fround(.10000000149011612)) + Math_fround(.6200000047683716)) + Math_fround($7_1 * Math_fround(.10000000149011612))) + Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(7.0)) + Math_fround(3.0)), Math_fround($1_1 * Math_fround(11.0)), Math_fround(9.0)) + Math_fround(-.5)) * Math_fround(.11999999731779099)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(.23999999463558197)) / Math_fround(.07999999821186066)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround($1_1 * Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.41999998688697815))));
   global$104 = Math_fround($0_1 * Math_fround(.9200000166893005));
   global$105 = Math_fround($0_1 * Math_fround(.7599999904632568));
   global$106 = Math_fround($0_1 * Math_fround(.5799999833106995));
   return;
  }
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(.1599999964237213)) / Math_fround(.46000000834465027)), Math_fround(0.0))), Math_fround(1.0)));
  $8_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  $10_1 = Math_fround($2(Math_fround($0_1 * Math_fround(6.0)), Math_fround($5_1 * Math_fround(42.0)), Math_fround(5.0)) + Math_fround(-.5));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($5_1 + Math_fround(.15000000596046448)) + Math_fround(Math_fround($6_1 + Math_fround(-.5)) * Math_fround(.029999999329447746))))) + Math_fround(-.019999999552965164)) / Math_fround(-.019999999552965164)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  label : while (1) {
   if (($9_1 | 0) < (4 | 0)) {
    $4_1 = Math_fround($9_1 | 0);
    $2_1 = Math_fround(Math_fround(Math_fround($5_1 + Math_fround(.10999999940395355)) - Math_fround($4_1 * Math_fround(.07000000029802322))) + Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(5.0)), Math_fround($1_1 * Math_fround(5.0)), Math_fround($4_1 + Math_fround(11.0))) + Math_fround(-.5)) * Math_fround(.07000000029802322)));
    $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(9.0)), Math_fround(Math_fround($1_1 * Math_fround(9.0)) + Math_fround($4_1 * Math_fround(4.0))), Math_fround(21.0)) + Math_fround(-.4000000059604645)) / Math_fround(.2199999988079071)), Math_fround(0.0))), Math_fround(1.0)));
    $4_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
    if ($2_1 > Math_fround(0.0)) {
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-.05000000074505806)) / Math_fround(-.05000000074505806)), Math_fround(0.0))), Math_fround(1.0)));
     $11_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($6_1 + Math_fround($7_1 * Math_fround(.4000000059604645))) + Math_fround(-.30000001192092896)) / Math_fround(.44999998807907104)), Math_fround(0.0))), Math_fround(1.0)));
     $2_1 = Math_fround($11_1 * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))));
    } else {
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(.006000000052154064)) / Math_fround(.006000000052154064)), Math_fround(0.0))), Math_fround(1.0)));
     $2_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
    }
    $3_1 = Math_fround($3_1 + Math_fround($4_1 * $2_1));
    $9_1 = $9_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  $0_1 = Math_fround(Math_fround($10_1 * Math_fround(.30000001192092896)) + Math_fround(1.0));
  $1_1 = Math_fround(Math_fround(Math_fround($8_1 * Math_fround(-.17000000178813934)) + Math_fround(.20000000298023224)) * $0_1);
  $2_1 = $1_1;
  $4_1 = Math_fround(Math_fround(.9800000190734863) - $1_1);
  $1_1 = Math_fround(Math_fround(Math_min($3_1, Math_fround(1.0))) * Math_fround(Math_fround($7_1 * Math_fround(.30000001192092896)) + Math_fround(.75)));
  global$104 = Math_fround($2_1 + Math_fround($4_1 * $1_1));
  $3_1 = Math_fround(Math_fround(Math_fround($8_1 * Math_fround(-.26999998092651367)) + Math_fround(.41999998688697815)) * $0_1);
  global$105 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(1.0) - $3_1) * $1_1));
  $0_1 = Math_fround(Math_fround(Math_fround($8_1 * Math_fround(-.17999999225139618)) + Math_fround(.41999998688697815)) * $0_1);
  global$106 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround(1.0199999809265137) - $0_1) * $1_1));
 }
 
 function $82($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0);
  $10_1 = Math_fround($0_1 + Math_fround(.20000000298023224));
  $9_1 = Math_fround($10_1 * $2_1);
  global$0 = Math_fround(.3400000035762787);
  $7_1 = Math_fround($0_1 * Math_fround(9.0));
  $6_1 = Math_fround(Math_floor($7_1));
  $7_1 = Math_fround(Math_fround($7_1 - $6_1) + Math_fround(-.5));
  $8_1 = Math_fround($1_1 * Math_fround(11.0));
  $11_1 = Math_fround(Math_floor($8_1));
  $8_1 = Math_fround(Math_fround($8_1 - $11_1) + Math_fround(-.5));
  $5_1 = (Math_imul(~~$6_1, -1918454973) + Math_imul(~~$11_1, -669632447) | 0) + Math_imul($5_1, -887442657) | 0;
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 16 | 0) | 0, 2146121005);
  $5_1 = Math_imul($5_1 ^ ($5_1 >>> 15 | 0) | 0, -2073254261);
  if (Math_fround(Math_fround((($5_1 ^ ($5_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) < Math_fround(.30000001192092896)) {
   $5_1 = Math_fround(Math_fround($7_1 * $7_1) + Math_fround($8_1 * $8_1)) < Math_fround(.012000000104308128)
  } else {
   $5_1 = 0
  }
  if ($5_1) {
   global$0 = Math_fround(0.0)
  }
  $6_1 = Math_fround(Math_fround($1_1 + Math_fround(-.25999999046325684)) * $3_1);
  $6_1 = Math_fround($6_1 * $6_1);
  $2_1 = Math_fround(Math_fround(Math_min($2_1, $3_1)) * Math_fround(.10000000149011612));
  $3_1 = Math_fround($2_1 * $2_1);
  if (Math_fround(Math_fround($9_1 * $9_1) + $6_1) < $3_1) {
   $2_1 = Math_fround($9_1 - Math_fround($2_1 * Math_fround(.44999998807907104)));
   $5_1 = Math_fround(Math_fround($2_1 * $2_1) + $6_1) > Math_fround($3_1 * Math_fround(.699999988079071));
  } else {
   $5_1 = 0
  }
  if ($5_1) {
   global$0 = Math_fround(0.0)
  }
  $3_1 = Math_fround(Math_fround(-.05000000074505806) - Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($0_1 + Math_fround(-.14000000059604645)) - Math_fround(Math_fround($4_1 + Math_fround(-.5)) * Math_fround(.20000000298023224))))) * Math_fround(1.100000023841858)));
  if ($3_1 > $1_1) {
   $0_1 = Math_fround(Math_fround($0_1 * Math_fround(60.0)) * Math_fround(.15915493667125702));
   $0_1 = Math_fround($0_1 - Math_fround(Math_floor($0_1)));
   if ($0_1 > Math_fround(.5)) {
    $0_1 = Math_fround($0_1 + Math_fround(-1.0))
   }
   if ($0_1 > Math_fround(.25)) {
    $0_1 = Math_fround(Math_fround(.5) - $0_1)
   } else {
    $0_1 = $0_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $0_1) : $0_1
   }
   $2_1 = Math_fround($0_1 * Math_fround(6.2831854820251465));
   $0_1 = Math_fround($2_1 * $2_1);
   global$0 = $1_1 > Math_fround(Math_fround($3_1 + Math_fround(-.09000000357627869)) - Math_fround(Math_fround($2_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0))) * Math_fround(.029999999329447746))) ? Math_fround(0.0) : Math_fround(.699999988079071);
  }
  if ($1_1 < Math_fround(Math_fround(-.18000000715255737) - Math_fround(Math_fround(Math_abs($10_1)) * Math_fround(.8999999761581421)))) {
   global$0 = Math_fround(.20000000298023224);
   global$2 = Math_fround(.550000011920929);
  }
 }
 
 function $83($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = 0, $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0);
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.4000000059604645)) / Math_fround(-.8999999761581421)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.05000000074505806)) + Math_fround(.05000000074505806)) + Math_fround($2(Math_fround($0_1 * Math_fround(3.0)), Math_fround($1_1 * Math_fround(3.0)), Math_fround(4.0)) * Math_fround(.029999999329447746)));
  $5_1 = Math_fround($2_1 * Math_fround(.800000011920929));
  $11_1 = Math_fround($2_1 * Math_fround(.8999999761581421));
  $12_1 = Math_fround($2_1 * Math_fround(1.5));
  label2 : while (1) {
   if (($10_1 | 0) < (3 | 0)) {
    $7_1 = Math_fround(Math_fround(Math_fround($10_1 | 0) * Math_fround(3.0)) + Math_fround(4.0));
    $13_1 = Math_fround(Math_floor(Math_fround($0_1 * $7_1)));
    $14_1 = Math_fround(Math_floor(Math_fround($1_1 * $7_1)));
    $8_1 = -1;
    label1 : while (1) {
     if (($8_1 | 0) <= (1 | 0)) {
      $9_1 = -1;
      label : while (1) {
       if (($9_1 | 0) <= (1 | 0)) {
        $4_1 = (Math_imul(~~$13_1 + $9_1 | 0, -1918454973) + Math_imul(~~$14_1 + $8_1 | 0, -669632447) | 0) + Math_imul($10_1 + 60 | 0, -887442657) | 0;
        $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
        $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
        $4_1 = $4_1 ^ ($4_1 >>> 16 | 0) | 0;
        $2_1 = Math_fround(Math_fround(($4_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
        $3_1 = Math_fround(Math_fround(Math_fround($14_1 + Math_fround($8_1 | 0)) + Math_fround(Math_fround((Math_imul($4_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) / $7_1);
        if (!($2_1 > Math_fround(Math_fround(.6200000047683716) - Math_fround(Math_fround(Math_abs(Math_fround($3_1 + Math_fround(-.03999999910593033)))) * Math_fround(1.2999999523162842))))) {
         $6_1 = $5_1;
         $5_1 = Math_fround($0_1 - Math_fround(Math_fround(Math_fround($13_1 + Math_fround($9_1 | 0)) + Math_fround(Math_fround((Math_imul($4_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) / $7_1));
         $3_1 = Math_fround($1_1 - $3_1);
         $5_1 = Math_fround(Math_sqrt(Math_fround(Math_fround($5_1 * $5_1) + Math_fround($3_1 * $3_1))));
         $2_1 = Math_fround(Math_fround(Math_fround($2_1 * Math_fround(.30000001192092896)) + Math_fround(.3400000035762787)) / $7_1);
         $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $2_1) / Math_fround(Math_fround($2_1 * Math_fround(.8999999761581421)) - $2_1)), Math_fround(0.0))), Math_fround(1.0)));
         $15_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
         $3_1 = Math_fround($2_1 * Math_fround(.6000000238418579));
         $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $3_1) / Math_fround($2_1 - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
         $2_1 = Math_fround(Math_fround($15_1 * Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.2800000011920929)) + Math_fround(.7200000286102295))) * Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($4_1, 1013904223) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.8999999761581421)) + Math_fround(.30000001192092896)));
         $3_1 = Math_fround(Math_fround((Math_imul($4_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
         if ($3_1 < Math_fround(.6000000238418579)) {
          $5_1 = Math_fround(1.100000023841858)
         } else {
          $5_1 = $3_1 < Math_fround(.8199999928474426) ? Math_fround(.30000001192092896) : Math_fround(1.0)
         }
         $5_1 = Math_fround($6_1 + Math_fround($2_1 * $5_1));
         if ($3_1 < Math_fround(.6000000238418579)) {
          $6_1 = Math_fround(.6000000238418579)
         } else {
          $6_1 = $3_1 < Math_fround(.8199999928474426) ? Math_fround(.6000000238418579) : Math_fround(.1599999964237213)
         }
         $11_1 = Math_fround($11_1 + Math_fround($2_1 * $6_1));
         if ($3_1 < Math_fround(.6000000238418579)) {
          $6_1 = Math_fround(.2199999988079071)
         } else {
          $6_1 = $3_1 < Math_fround(.8199999928474426) ? Math_fround(.8999999761581421) : Math_fround(.14000000059604645)
         }
         $12_1 = Math_fround($12_1 + Math_fround($2_1 * $6_1));
        }
        $9_1 = $9_1 + 1 | 0;
        continue label;
       }
       break label;
      };
      $8_1 = $8_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    $10_1 = $10_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.11999999731779099)) / Math_fround(-.2800000011920929)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(22.0)), Math_fround($1_1 * Math_fround(3.0))) * Math_fround(.699999988079071)) + Math_fround(.30000001192092896))) * Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(60.0)), Math_fround($1_1 * Math_fround(9.0))) * Math_fround(.6000000238418579)) + Math_fround(.4000000059604645)));
  global$104 = Math_fround($5_1 + Math_fround($0_1 * Math_fround(.25999999046325684)));
  global$105 = Math_fround($11_1 + Math_fround($0_1 * Math_fround(.15000000596046448)));
  global$106 = Math_fround($12_1 + Math_fround($0_1 * Math_fround(.09000000357627869)));
 }
 
 function $84($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0);
  $2_1 = Math_fround($0_1 + Math_fround(-.3400000035762787));
  $3_1 = Math_fround($2_1 * $2_1);
  $2_1 = Math_fround($1_1 + Math_fround(-.23999999463558197));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_sqrt(Math_fround($3_1 + Math_fround($2_1 * $2_1)))) + Math_fround(-.8999999761581421)) / Math_fround(-.8999999761581421)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
  $4_1 = Math_fround(Math_fround($6_1 * Math_fround(.8999999761581421)) + Math_fround(.5));
  $3_1 = Math_fround(Math_fround($6_1 * Math_fround(.6600000262260437)) + Math_fround(.6000000238418579));
  $5_1 = Math_fround(Math_fround($6_1 * Math_fround(.30000001192092896)) + Math_fround(.7200000286102295));
  label : while (1) {
   if (($7_1 | 0) < (6 | 0)) {
    $2_1 = Math_fround($7_1 | 0);
    $8_1 = Math_fround(Math_fround(Math_fround(Math_fround(.20000000298023224) - Math_fround($2_1 * Math_fround(.11500000208616257))) + Math_fround($19(Math_fround($0_1 * Math_fround(Math_fround($2_1 * Math_fround(.2199999988079071)) + Math_fround(.6000000238418579))), Math_fround(Math_fround($2_1 * Math_fround(13.0)) + Math_fround(31.0))) * Math_fround(Math_fround(.550000011920929) - Math_fround($2_1 * Math_fround(.029999999329447746))))) + Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(Math_fround(70.0) - Math_fround($2_1 * Math_fround(4.0)))), Math_fround(Math_fround($2_1 * Math_fround(5.0)) + Math_fround(2.0))) + Math_fround(-.5)) * Math_fround(Math_fround($2_1 * Math_fround(.007000000216066837)) + Math_fround(.006000000052154064))) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(Math_fround(150.0) - Math_fround($2_1 * Math_fround(9.0)))), Math_fround($2_1 * Math_fround(3.0))) + Math_fround(-.5)) * Math_fround(Math_fround($2_1 * Math_fround(.006000000052154064)) + Math_fround(.004000000189989805)))));
    if (!($8_1 < $1_1)) {
     $3_1 = Math_fround(Math_fround(Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(Math_fround($2_1 * Math_fround(16.0)) + Math_fround(60.0))), Math_fround($1_1 * Math_fround(Math_fround($2_1 * Math_fround(20.0)) + Math_fround(90.0))), $2_1) + Math_fround(-.5)) * Math_fround(.5)) * Math_fround(Math_fround($2_1 * Math_fround(.20000000298023224)) + Math_fround(.4000000059604645))) + Math_fround(.6600000262260437));
     $5_1 = Math_fround($3_1 * Math_fround(.07500000298023224));
     $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($8_1 - $1_1) + Math_fround(-.009999999776482582)) / Math_fround(.14000000059604645)), Math_fround(0.0))), Math_fround(1.0)));
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.699999988079071) - Math_fround($2_1 * Math_fround(.11999999731779099))) + Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(.36000001430511475)) * Math_fround(Math_fround(1.0) - Math_fround($2_1 * Math_fround(.15000000596046448))))), Math_fround(0.0))), Math_fround(1.0)));
     $4_1 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.30000001192092896)) + Math_fround(.6200000047683716)) - $5_1) * $2_1));
     $3_1 = Math_fround($3_1 * Math_fround(.0949999988079071));
     $3_1 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.18000000715255737)) + Math_fround(.6399999856948853)) - $3_1) * $2_1));
     $5_1 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.05000000074505806)) + Math_fround(.6899999976158142)) - $5_1) * $2_1));
    }
    $7_1 = $7_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  global$104 = $4_1;
  global$105 = $3_1;
  global$106 = $5_1;
 }
 
 function $85($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = 0;
  $4_1 = Math_fround(Math_fround(-.20000000298023224) - $1_1);
  $7_1 = $1_1 < Math_fround(-.10000000149011612);
  if ($7_1) {
   $8_1 = Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(9.0)), Math_fround($1_1 * Math_fround(120.0)), Math_fround(1.0)) + Math_fround(-.5)) * Math_fround(Math_fround(Math_fround(Math_fround(-.10000000149011612) - $1_1) * Math_fround(.10000000149011612)) + Math_fround(.05000000074505806)))
  } else {
   $8_1 = Math_fround(0.0)
  }
  $5_1 = $7_1 ? Math_fround($4_1 + $8_1) : $1_1;
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(.11999999731779099)) / Math_fround(.6200000047683716)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)));
  $1_1 = Math_fround(Math_fround($2_1 * Math_fround(-1.2400000095367432)) + Math_fround(1.5));
  $4_1 = $1_1;
  $6_1 = Math_fround(Math_fround(1.2000000476837158) - $1_1);
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(2.200000047683716)) + Math_fround($5_1 * Math_fround(3.0))), Math_fround($5_1 * Math_fround(12.0)), Math_fround(2.0)) + Math_fround(-.46000000834465027)) / Math_fround(.23999997973442078)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.5));
  $1_1 = Math_fround($4_1 + Math_fround($6_1 * $3_1));
  $4_1 = Math_fround(Math_fround($2_1 * Math_fround(-.5)) + Math_fround(.8600000143051147));
  $4_1 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(.6200000047683716) - $4_1) * $3_1));
  $2_1 = Math_fround(Math_fround($2_1 * Math_fround(.19999998807907104)) + Math_fround(.5));
  $3_1 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround(.5199999809265137) - $2_1) * $3_1));
  label : while (1) {
   if (($9_1 | 0) < (4 | 0)) {
    $2_1 = Math_fround($9_1 | 0);
    $6_1 = Math_fround($2_1 * Math_fround(.07000000029802322));
    if (!($5_1 > Math_fround(Math_fround(Math_fround(.12999999523162842) - $6_1) + Math_fround($19(Math_fround($0_1 * Math_fround(Math_fround($2_1 * Math_fround(.5)) + Math_fround(.8999999761581421))), Math_fround(Math_fround($2_1 * Math_fround(8.0)) + Math_fround(11.0))) * Math_fround(Math_fround(.4399999976158142) - $6_1))))) {
     $3_1 = Math_fround(Math_fround(Math_fround(.41999998688697815) - Math_fround($2_1 * Math_fround(.125))) * Math_fround(Math_fround(Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(Math_fround($2_1 * Math_fround(14.0)) + Math_fround(24.0))), Math_fround($5_1 * Math_fround(60.0)), $2_1) + Math_fround(-.5)) * Math_fround(.4000000059604645)) * Math_fround($2_1 + Math_fround(.6000000238418579))) + Math_fround(.800000011920929)));
     $1_1 = Math_fround($3_1 * Math_fround(.8600000143051147));
     $4_1 = Math_fround($3_1 * Math_fround(.699999988079071));
     $3_1 = Math_fround($3_1 * Math_fround(Math_fround(.9200000166893005) - Math_fround($2_1 * Math_fround(.05999999865889549))));
    }
    $9_1 = $9_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  if ($7_1) {
   $0_1 = Math_fround(Math_fround(Math_fround($8_1 * Math_fround(.20000000298023224)) * Math_fround(10.0)) + Math_fround(.6200000047683716))
  } else {
   $0_1 = Math_fround(1.0)
  }
  global$104 = Math_fround($1_1 * $0_1);
  global$105 = Math_fround($4_1 * $0_1);
  global$106 = Math_fround($3_1 * $0_1);
 }
 
 function $86($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0);
  $3_1 = Math_fround(Math_fround($2_1 * Math_fround(.23999999463558197)) + Math_fround(-.05999999865889549));
  if ($3_1 < $1_1) {
   $3_1 = Math_fround($1_1 - $3_1);
   $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($3_1 / Math_fround(.6000000238418579)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(1.5)) + Math_fround($2_1 * Math_fround(40.0))), Math_fround($3_1 * Math_fround(5.5)), Math_fround($2_1 * Math_fround(7.0))) + Math_fround(-.41999998688697815)) / Math_fround(.30000004172325134)), Math_fround(0.0))), Math_fround(1.0)));
   $2_1 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.30000001192092896));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($3_1 / Math_fround(.11999999731779099)), Math_fround(0.0))), Math_fround(1.0)));
   global$0 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.3400000035762787)) + Math_fround(.20000000298023224)) - Math_fround($2_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))));
   return;
  }
  $3_1 = Math_fround($3_1 - $1_1);
  $4_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(.30000001192092896) - Math_fround($2_1 * Math_fround(.20000000298023224))) + Math_fround($0_1 * Math_fround(.2199999988079071))) + Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(4.0)) + Math_fround($2_1 * Math_fround(30.0))), Math_fround(2.0)) + Math_fround(-.5)) * Math_fround(.10000000149011612))) - $3_1);
  if ($4_1 < Math_fround(0.0)) {
   $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(.10000000149011612)) / Math_fround(.10000000149011612)), Math_fround(0.0))), Math_fround(1.0)));
   global$0 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.25999999046325684)) + Math_fround(.10000000149011612)) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(260.0)), Math_fround($1_1 * Math_fround(260.0))) + Math_fround(-.5)) * Math_fround(.07000000029802322)));
   global$2 = Math_fround(.5);
   return;
  }
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 + Math_fround(-.05000000074505806)) / Math_fround(-.05000000074505806)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround(Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(5.0)) + Math_fround($2_1 * Math_fround(9.0))), Math_fround($3_1 * Math_fround(Math_fround(60.0) - Math_fround($3_1 * Math_fround(70.0)))), Math_fround(3.0)) + Math_fround(-.5)) * Math_fround(.5)) + Math_fround(.6600000262260437)) - Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.20000000298023224)));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(-.054999999701976776)) / Math_fround(-.054999999701976776)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)));
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(30.0)), Math_fround($4_1 * Math_fround(60.0)), $2_1) + Math_fround(-.30000001192092896)) * Math_fround(4.0)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(9.0)), Math_fround($3_1 * Math_fround(44.0)), Math_fround($2_1 + Math_fround(5.0))) + Math_fround(-.6200000047683716)) / Math_fround(.13999998569488525)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 + Math_fround(-.2800000011920929)) / Math_fround(-.18000000715255737)), Math_fround(0.0))), Math_fround(1.0)));
  global$0 = Math_fround($5_1 - Math_fround(Math_fround(Math_min(Math_fround(Math_fround($6_1 * Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1)))) + Math_fround($2_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))))), Math_fround(1.0))) * Math_fround(.6200000047683716)));
 }
 
 function $87($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = 0, $10_1 = Math_fround(0), $11_1 = Math_fround(0);
  $0_1 = Math_fround($0_1 / $2_1);
  $6_1 = Math_fround($4_1 | 0);
  $1_1 = Math_fround($1_1 / $3_1);
  $10_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(5.0)) + $6_1), Math_fround($1_1 * Math_fround(46.0))) + Math_fround(-.5)) * Math_fround(.05000000074505806)) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(3.0)), Math_fround(Math_fround($1_1 * Math_fround(3.0)) + $6_1)) + Math_fround(-.5)) * Math_fround(.1599999964237213)));
  $7_1 = Math_imul($4_1, -1918454973) + 210490846 | 0;
  $7_1 = Math_imul(($7_1 >>> 16 | 0) ^ $7_1 | 0, 2146121005);
  $7_1 = Math_imul(($7_1 >>> 15 | 0) ^ $7_1 | 0, -2073254261);
  $6_1 = Math_fround(Math_fround(((($7_1 >>> 16 | 0) ^ $7_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $7_1 = ($4_1 | 0) % (32 | 0) | 0;
  if ($7_1) {
   if (($7_1 | 0) == (1 | 0)) {
    $0_1 = Math_fround(Math_fround($0_1 * Math_fround($2_1 / $3_1)) + Math_fround(Math_fround($6_1 + Math_fround(-.5)) * Math_fround(.4000000059604645)));
    $2_1 = Math_fround($0_1 * $0_1);
    $0_1 = Math_fround($1_1 + Math_fround(.3499999940395355));
    $0_1 = Math_fround(Math_fround(Math_sqrt(Math_fround($2_1 + Math_fround($0_1 * $0_1)))) + Math_fround($10_1 * Math_fround(.10000000149011612)));
    $4_1 = ~~Math_fround(Math_floor(Math_fround($0_1 * Math_fround(6.0))));
    if ($0_1 < Math_fround(.8199999928474426)) {
     if ($4_1 & 1 | 0) {
      global$0 = Math_fround(.8500000238418579)
     } else {
      if (($4_1 | 0) == (2 | 0)) {
       global$2 = Math_fround(.8500000238418579)
      }
     }
    }
   } else {
    if (($7_1 | 0) == (2 | 0)) {
     $2_1 = Math_fround(Math_fround($6_1 + Math_fround(-.5)) * Math_fround(.4000000059604645));
     $5_1 = $6_1 < Math_fround(.5) ? Math_fround($2_1 + Math_fround(-.2199999988079071)) : Math_fround($2_1 + Math_fround(.23999999463558197));
     $8_1 = Math_fround(Math_fround($10_1 * Math_fround(.2199999988079071)) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(60.0)), Math_fround($1_1 * Math_fround(60.0))) + Math_fround(-.5)) * Math_fround(.012000000104308128)));
     $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(.4300000071525574) - Math_fround(Math_abs($0_1))) + $8_1) / Math_fround(.029999999329447746)), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(4.0)) + Math_fround($6_1 * Math_fround(30.0))), Math_fround($1_1 * Math_fround(7.0)), Math_fround(2.0)) + Math_fround(-.5));
     global$0 = Math_fround(.1599999964237213);
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(.4399999976158142) - Math_fround(Math_abs($1_1))) + $8_1) / Math_fround(.029999999329447746)), Math_fround(0.0))), Math_fround(1.0)));
     $3_1 = Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround($1_1 - $2_1))) + $8_1) + Math_fround(-.004000000189989805)) / Math_fround(.025999998673796654)), Math_fround(0.0))), Math_fround(1.0)));
     $11_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround($1_1 - $5_1))) + $8_1) + Math_fround(-.004000000189989805)) / Math_fround(.01599999889731407)), Math_fround(0.0))), Math_fround(1.0)));
     $0_1 = Math_fround(Math_fround($3_1 * Math_fround($11_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))))) * Math_fround(Math_fround($6_1 * Math_fround(.4000000059604645)) + Math_fround(.8600000143051147)));
     if ($1_1 > Math_fround(Math_max($2_1, $5_1))) {
      global$0 = Math_fround(Math_fround($0_1 * Math_fround(.800000011920929)) + Math_fround(.1599999964237213))
     } else {
      if ($1_1 < Math_fround(Math_min($2_1, $5_1))) {
       global$2 = $0_1
      } else {
       global$0 = Math_fround(Math_fround($0_1 * Math_fround(.5)) + Math_fround(.1599999964237213));
       global$2 = Math_fround($0_1 * Math_fround(.44999998807907104));
      }
     }
    } else {
     if (($7_1 | 0) == (3 | 0)) {
      $36(Math_fround($0_1 * $2_1), Math_fround($1_1 * $3_1), $2_1, $3_1, $4_1)
     } else {
      if (($7_1 | 0) == (4 | 0)) {
       $86(Math_fround($0_1 * Math_fround($2_1 / $3_1)), $1_1, $6_1)
      } else {
       if (($7_1 | 0) == (5 | 0)) {
        $5_1 = Math_fround($1_1 + Math_fround($10_1 * Math_fround(1.600000023841858)));
        if (($5_1 < Math_fround(-.11999999731779099) & $5_1 > Math_fround(-.3199999928474426) | 0) & Math_fround(Math_fround(Math_abs($0_1)) + $10_1) < Math_fround(.4000000059604645) | 0) {
         global$2 = Math_fround(Math_fround($10_1 + $10_1) + Math_fround(.699999988079071))
        }
        $0_1 = Math_fround(Math_fround($0_1 - Math_fround(Math_fround($6_1 + Math_fround(-.5)) * Math_fround(.23999999463558197))) * $2_1);
        $5_1 = Math_fround($0_1 * $0_1);
        $0_1 = Math_fround(Math_fround($1_1 + Math_fround(-.11999999731779099)) * $3_1);
        $1_1 = Math_fround($5_1 + Math_fround($0_1 * $0_1));
        $0_1 = Math_fround(Math_fround(Math_min($2_1, $3_1)) * Math_fround(.27000001072883606));
        if ($1_1 < Math_fround(Math_fround($0_1 * $0_1) * Math_fround($10_1 + Math_fround(1.0)))) {
         global$0 = Math_fround(.8500000238418579)
        }
       } else {
        if (($7_1 | 0) == (6 | 0)) {
         $0_1 = Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(1.399999976158142)) + Math_fround($6_1 * Math_fround(30.0))), Math_fround(Math_fround($1_1 * Math_fround(9.0)) + Math_fround($10_1 * Math_fround(8.0)))) + Math_fround($1_1 * Math_fround(.5)));
         if ($0_1 > Math_fround(.6200000047683716)) {
          global$0 = Math_fround(.20000000298023224)
         } else {
          if ($0_1 > Math_fround(.41999998688697815)) {
           global$0 = Math_fround(.6000000238418579)
          } else {
           global$2 = Math_fround(Math_fround(.6000000238418579) - Math_fround($0_1 * Math_fround(.5)))
          }
         }
        } else {
         if (($7_1 | 0) == (7 | 0)) {
          block : {
           if (Math_fround(Math_abs($0_1)) > Math_fround(.41999998688697815)) {
            break block
           }
           $2_1 = Math_fround(Math_fround(Math_fround($0_1 * Math_fround($2_1 / $3_1)) * Math_fround(1.600000023841858)) * Math_fround($6_1 + Math_fround(1.2000000476837158)));
           $3_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * $2_1) * $2_1) + Math_fround(1.0)));
           label : while (1) {
            if (($9_1 | 0) < (22 | 0)) {
             $2_1 = Math_fround($9_1 | 0);
             $2_1 = Math_fround(Math_fround(Math_fround($2_1 * Math_fround(.03099999949336052)) + Math_fround(-.3799999952316284)) + Math_fround(Math_fround($0(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(14.0)) + Math_fround($2_1 * Math_fround(7.300000190734863))) + Math_fround($6_1 * Math_fround(90.0))), Math_fround($2_1 * Math_fround(3.0999999046325684))) + Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(39.0)) + Math_fround($2_1 * Math_fround(5.099999904632568))), Math_fround(Math_fround($6_1 * Math_fround(9.0)) + $2_1)) * Math_fround(.5))) * Math_fround(Math_fround($3_1 * Math_fround(.12999999523162842)) + Math_fround(.02500000037252903))));
             if (!($2_1 < $1_1)) {
              if ($1_1 > Math_fround($2_1 + Math_fround(-.005499999970197678))) {
               global$2 = Math_fround(.8500000238418579)
              }
              break block;
             }
             $9_1 = $9_1 + 1 | 0;
             continue label;
            }
            break label;
           };
          }
         } else {
          if (($7_1 | 0) == (8 | 0)) {
           $78($0_1, $1_1, $2_1, $3_1, $6_1)
          } else {
           if (($7_1 | 0) == (9 | 0)) {
            $5_1 = Math_fround(Math_fround($0_1 - Math_fround(Math_fround($6_1 + Math_fround(-.5)) * Math_fround(.20000000298023224))) * $2_1);
            $2_1 = Math_fround(Math_fround(Math_min($2_1, $3_1)) * Math_fround(.25));
            $3_1 = Math_fround(Math_fround($1_1 + Math_fround(-.11999999731779099)) * $3_1);
            if ($3_1 < Math_fround(0.0)) {
             $8_1 = Math_fround($3_1 * $3_1);
             $11_1 = Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(Math_fround($8_1 / Math_fround($2_1 * $2_1)) * Math_fround(.8999999761581421)) + Math_fround(1.0))) + Math_fround($8_1 * Math_fround(.6200000047683716)));
            } else {
             $11_1 = Math_fround(Math_fround($5_1 * $5_1) + Math_fround($3_1 * $3_1))
            }
            $8_1 = Math_fround($2_1 * $2_1);
            if ($11_1 < $8_1) {
             if (~~Math_fround(Math_floor(Math_fround(Math_fround(Math_fround($5_1 / Math_fround(Math_sqrt(Math_fround(Math_max(Math_fround($8_1 - Math_fround(Math_fround($3_1 * $3_1) * Math_fround(.699999988079071))), Math_fround(9.999999747378752e-05)))))) * Math_fround(3.5)) + Math_fround(20.0)))) & 1 | 0) {
              global$0 = Math_fround(.8999999761581421)
             } else {
              global$2 = Math_fround(.3499999940395355)
             }
            } else {
             if ((Math_fround(Math_abs($5_1)) < Math_fround($2_1 * Math_fround(.17000000178813934)) & $3_1 < Math_fround($2_1 * Math_fround(-1.5)) | 0) & $3_1 > Math_fround($2_1 * Math_fround(-1.7799999713897705)) | 0) {
              global$2 = Math_fround(.8500000238418579)
             } else {
              if ($3_1 < Math_fround($2_1 * Math_fround(-1.100000023841858))) {
               $4_1 = Math_fround(Math_abs(Math_fround(Math_fround(Math_fround(Math_abs($5_1)) - Math_fround($2_1 * Math_fround(.15000000596046448))) - Math_fround(Math_fround($3_1 + Math_fround($2_1 * Math_fround(1.5))) * Math_fround(.20000000298023224))))) < Math_fround($2_1 * Math_fround(.014000000432133675))
              } else {
               $4_1 = 0
              }
              if ($4_1 & $3_1 > Math_fround($2_1 * Math_fround(-1.5)) | 0) {
               global$2 = Math_fround(.699999988079071)
              } else {
               $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(3.0)) + Math_fround($6_1 * Math_fround(20.0))), Math_fround($1_1 * Math_fround(9.0))) + Math_fround(-.5)) / Math_fround(.12000000476837158)), Math_fround(0.0))), Math_fround(1.0)));
               if (Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) > Math_fround(.5)) {
                global$0 = Math_fround(.11999999731779099)
               }
              }
             }
            }
           } else {
            if (($7_1 | 0) == (10 | 0)) {
             $82($0_1, $1_1, $2_1, $3_1, $6_1, $4_1)
            } else {
             if (($7_1 | 0) == (11 | 0)) {
              $75($0_1, $1_1, $2_1, $3_1, $4_1)
             } else {
              if (($7_1 | 0) == (12 | 0)) {
               $9_1 = $2_1 > $3_1 ? 4 : 3;
               $6_1 = Math_fround(Math_fround($2_1 * Math_fround(.8999999761581421)) / Math_fround($9_1 | 0));
               $8_1 = Math_fround(Math_fround($0_1 * $2_1) + Math_fround($2_1 * Math_fround(.44999998807907104)));
               $5_1 = Math_fround(Math_min(Math_fround($9_1 - 1 | 0 | 0), Math_fround(Math_max(Math_fround(Math_floor(Math_fround($8_1 / $6_1))), Math_fround(0.0)))));
               $9_1 = $2_1 > Math_fround($3_1 * Math_fround(1.5)) ? 1 : 2;
               $0_1 = Math_fround(Math_fround($3_1 * Math_fround(.8999999761581421)) / Math_fround($9_1 | 0));
               $2_1 = Math_fround(Math_fround($1_1 * $3_1) + Math_fround($3_1 * Math_fround(.44999998807907104)));
               $1_1 = Math_fround(Math_min(Math_fround($9_1 - 1 | 0 | 0), Math_fround(Math_max(Math_fround(Math_floor(Math_fround($2_1 / $0_1))), Math_fround(0.0)))));
               $3_1 = Math_fround($8_1 - Math_fround(Math_fround($5_1 + Math_fround(.5)) * $6_1));
               $2_1 = Math_fround($2_1 - Math_fround(Math_fround($1_1 + Math_fround(.5)) * $0_1));
               $36($3_1, Math_fround($2_1 - Math_fround($0_1 * Math_fround(.03999999910593033))), $6_1, $0_1, ~~Math_fround(Math_fround($1_1 * Math_fround(4.0)) + $5_1) + ($4_1 << 3 | 0) | 0);
               if (Math_fround(Math_abs(Math_fround($2_1 + Math_fround($0_1 * Math_fround(.41999998688697815))))) < Math_fround($0_1 * Math_fround(.00800000037997961))) {
                $4_1 = Math_fround(Math_abs($3_1)) < Math_fround($6_1 * Math_fround(.20000000298023224))
               } else {
                $4_1 = 0
               }
               if ($4_1) {
                $0_1 = Math_fround($0_1 * Math_fround(.01600000075995922));
                global$2 = Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 - global$1) / Math_fround($0_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0))) * Math_fround(.4000000059604645));
               }
              } else {
               if (($7_1 | 0) == (13 | 0)) {
                $70($0_1, $1_1, $2_1, $3_1, $6_1)
               } else {
                if (($7_1 | 0) == (14 | 0)) {
                 $5_1 = $0_1;
                 $0_1 = Math_fround($2_1 / $3_1);
                 $3_1 = Math_fround($5_1 * $0_1);
                 $8_1 = Math_fround($3_1 + Math_fround($0_1 * Math_fround(.5)));
                 if ($0_1 > Math_fround(1.2000000476837158)) {
                  $2_1 = Math_fround(3.0)
                 } else {
                  $2_1 = $0_1 > Math_fround(.800000011920929) ? Math_fround(2.0) : Math_fround(1.0)
                 }
                 $5_1 = Math_fround($0_1 / $2_1);
                 $2_1 = Math_fround($8_1 / $5_1);
                 $2_1 = Math_fround(Math_fround(Math_fround($2_1 - Math_fround(Math_floor($2_1))) + Math_fround(-.5)) * $5_1);
                 $8_1 = Math_fround($5_1 * Math_fround(Math_fround($6_1 * Math_fround(.07999999821186066)) + Math_fround(.23999999463558197)));
                 $5_1 = Math_fround(Math_fround(Math_fround($2(Math_fround($3_1 * Math_fround(7.0)), Math_fround($1_1 * Math_fround(7.0)), Math_fround($6_1 * Math_fround(20.0))) + Math_fround(-.5)) * Math_fround(.10000000149011612)) + Math_fround(Math_fround($0(Math_fround($3_1 * Math_fround(160.0)), Math_fround($1_1 * Math_fround(160.0))) + Math_fround(-.5)) * Math_fround(.05000000074505806)));
                 $4_1 = $1_1 < Math_fround(Math_fround(Math_fround($3_1 - Math_fround($0_1 * Math_fround(Math_fround(.10000000149011612) - Math_fround($6_1 * Math_fround(.5))))) * Math_fround($6_1 + Math_fround(.5))) + Math_fround(-.05999999865889549));
                 $0_1 = Math_fround(Math_fround($5_1 + Math_fround(.14000000059604645)) + ($4_1 ? Math_fround(.3400000035762787) : Math_fround(0.0)));
                 $9_1 = $1_1 > Math_fround(-.41999998688697815);
                 $3_1 = Math_fround(Math_fround($6_1 * Math_fround(.1599999964237213)) + Math_fround(.019999999552965164));
                 if ($3_1 < $1_1) {
                  $3_1 = Math_fround($1_1 - $3_1);
                  $3_1 = Math_fround($8_1 - Math_fround(Math_sqrt(Math_fround(Math_fround($2_1 * $2_1) + Math_fround($3_1 * $3_1)))));
                 } else {
                  $3_1 = Math_fround($8_1 - Math_fround(Math_abs($2_1)))
                 }
                 if ($9_1 & $3_1 > Math_fround(0.0) | 0) {
                  if ($3_1 < Math_fround(.03500000014901161) & $2_1 < Math_fround(0.0) | 0) {
                   $0_1 = Math_fround($5_1 + Math_fround(.30000001192092896))
                  } else {
                   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.20000000298023224)) / Math_fround(-.2199999839067459)), Math_fround(0.0))), Math_fround(1.0)));
                   $0_1 = Math_fround(Math_fround(Math_fround($5_1 * Math_fround(.5)) + Math_fround(.8600000143051147)) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.30000001192092896)));
                  }
                 } else {
                  if ($1_1 < Math_fround(-.41999998688697815)) {
                   $0_1 = Math_fround(Math_fround(Math_fround($5_1 * Math_fround(1.600000023841858)) + Math_fround(.36000001430511475)) + ($4_1 ? Math_fround(.30000001192092896) : Math_fround(0.0)))
                  }
                 }
                 global$0 = $0_1;
                } else {
                 if (($7_1 | 0) == (15 | 0)) {
                  $71($0_1, $1_1, $2_1, $3_1, $4_1)
                 } else {
                  if (($7_1 | 0) == (16 | 0)) {
                   $77($0_1, $1_1, $2_1, $3_1, $4_1)
                  } else {
                   if (($7_1 | 0) == (17 | 0)) {
                    $76($0_1, $1_1, $2_1, $3_1, $4_1)
                   } else {
                    if (($7_1 | 0) == (18 | 0)) {
                     $74($0_1, $1_1, $2_1, $3_1, $6_1)
                    } else {
                     if (($7_1 | 0) == (19 | 0)) {
                      $73($0_1, $1_1, $2_1, $3_1, $6_1)
                     } else {
                      if (($7_1 | 0) == (20 | 0)) {
                       $72($0_1, $1_1, $2_1, $3_1, $4_1)
                      } else {
                       if (($7_1 | 0) == (21 | 0)) {
                        $79($0_1, $1_1, $2_1, $3_1, $4_1)
                       } else {
                        $80($0_1, $1_1, $2_1, $3_1, $4_1)
                       }
                      }
                     }
                    }
                   }
                  }
                 }
                }
               }
              }
             }
            }
           }
          }
         }
        }
       }
      }
     }
    }
   }
  } else {
   $4_1 = 0;
   $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.10000000149011612)) / Math_fround(.7000000476837158)), Math_fround(0.0))), Math_fround(1.0)));
   $3_1 = Math_fround($0_1 * Math_fround($2_1 / $3_1));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround(Math_fround($3_1 * Math_fround(2.0999999046325684)) + Math_fround($6_1 * Math_fround(60.0))), Math_fround($1_1 * Math_fround(7.0)), Math_fround($6_1 * Math_fround(9.0))) + Math_fround(-.44999998807907104)) / Math_fround(.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
   $2_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))) * Math_fround(.30000001192092896)) + Math_fround(.1599999964237213)) - Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.1599999964237213)));
   label1 : while (1) {
    if (($4_1 | 0) < (5 | 0)) {
     $0_1 = Math_fround($4_1 | 0);
     $5_1 = Math_fround(Math_fround(Math_fround(.14000000059604645) - Math_fround($0_1 * Math_fround(.125))) + Math_fround($19(Math_fround($3_1 * Math_fround(Math_fround($0_1 * Math_fround(.30000001192092896)) + Math_fround(.800000011920929))), Math_fround(Math_fround($6_1 * Math_fround(70.0)) + Math_fround($0_1 * Math_fround(19.0)))) * Math_fround(Math_fround(.5) - Math_fround($0_1 * Math_fround(.03999999910593033)))));
     if (!($5_1 < $1_1)) {
      $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 - $1_1) / Math_fround(.1599999964237213)), Math_fround(0.0))), Math_fround(1.0)));
      $2_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.14499999582767487)) + Math_fround(.36000001430511475)) - Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.20000000298023224)) * Math_fround(Math_fround(1.0) - Math_fround($0_1 * Math_fround(.20000000298023224))))) + Math_fround(Math_fround($2(Math_fround($3_1 * Math_fround(Math_fround($0_1 * Math_fround(8.0)) + Math_fround(30.0))), Math_fround($1_1 * Math_fround(Math_fround($0_1 * Math_fround(14.0)) + Math_fround(60.0))), Math_fround($0_1 + Math_fround($6_1 * Math_fround(5.0)))) + Math_fround(-.5)) * Math_fround(Math_fround($0_1 * Math_fround(.07000000029802322)) + Math_fround(.05999999865889549))));
     }
     $4_1 = $4_1 + 1 | 0;
     continue label1;
    }
    break label1;
   };
   global$0 = $2_1;
  }
  global$6 = Math_fround(Math_fround($10_1 * (!$7_1 | ($7_1 | 0) == (4 | 0) | 0 | ($7_1 | 0) == (14 | 0) | 0 | ($7_1 | 0) == (8 | 0) | 0 ? Math_fround(.10000000149011612) : Math_fround(.30000001192092896))) + Math_fround(1.0));
 }
 
 function $88($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0);
  $9_1 = Math_fround(Math_abs($1_1));
  $10_1 = Math_fround($2_1 * Math_fround(.07500000298023224));
  $6_1 = Math_fround(Math_fround($0_1 - Math_fround($9_1 * Math_fround(.800000011920929))) / $10_1);
  $6_1 = Math_fround(Math_fround($6_1 - Math_fround(Math_floor($6_1))) + Math_fround(-.5));
  $8_1 = Math_fround(Math_fround(Math_fround(Math_fround(1.2000000476837158) - Math_fround($0_1 / $2_1)) * Math_fround(.002199999988079071)) * ($3_1 > Math_fround(.05000000074505806) ? Math_fround(1.0) : Math_fround(.6000000238418579)));
  $7_1 = Math_fround(Math_max($8_1, Math_fround(global$1 * Math_fround(.800000011920929))));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($9_1 - $7_1) / Math_fround(Math_fround($7_1 * Math_fround(.30000001192092896)) - $7_1)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_imul($4_1, -1918454973);
  $5_1 = $4_1 - 1161177682 | 0;
  $5_1 = Math_imul(($5_1 >>> 16 | 0) ^ $5_1 | 0, 2146121005);
  $5_1 = Math_imul(($5_1 >>> 15 | 0) ^ $5_1 | 0, -2073254261);
  $11_1 = Math_fround(Math_fround(((($5_1 >>> 16 | 0) ^ $5_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $7_1 = Math_fround(Math_fround(Math_fround($11_1 * Math_fround(.11999999731779099)) + Math_fround(.10000000149011612)) + Math_fround(Math_fround(Math_fround($8_1 / $7_1) * Math_fround(.800000011920929)) * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)))));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs($6_1)) + Math_fround(-.36000001430511475)) / Math_fround(.13999998569488525)), Math_fround(0.0))), Math_fround(1.0)));
  $8_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($9_1 / $3_1) + Math_fround(.03999999910593033)) + Math_fround(-.029999999329447746)) / Math_fround(.08999999612569809)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($10_1 - global$1) / Math_fround($10_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0))) * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))));
  global$0 = Math_fround($7_1 + Math_fround(Math_fround($8_1 * $2_1) * Math_fround(.20000000298023224)));
  $4_1 = $4_1 + 1549755740 | 0;
  $4_1 = Math_imul(($4_1 >>> 16 | 0) ^ $4_1 | 0, 2146121005);
  $4_1 = Math_imul(($4_1 >>> 15 | 0) ^ $4_1 | 0, -2073254261);
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(((($4_1 >>> 16 | 0) ^ $4_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(.30000001192092896)) + Math_fround(.8399999737739563)) + Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(60.0)), Math_fround($1_1 * Math_fround(60.0)), Math_fround($11_1 * Math_fround(40.0))) + Math_fround(-.5)) * Math_fround(.1599999964237213)));
  global$7 = Math_fround(Math_fround($6_1 * Math_fround(-.44999998807907104)) * $2_1);
  global$8 = Math_fround(Math_fround(Math_fround(($1_1 < Math_fround(0.0) ? Math_fround(1.0) : Math_fround(-1.0)) * $6_1) * Math_fround(.30000001192092896)) * $2_1);
 }
 
 function $89($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1, $10_1) {
  var $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = 0, $19_1 = 0;
  $11_1 = Math_fround(Math_fround(1.0) - global$212);
  $15_1 = Math_fround($11_1 * $11_1);
  $9_1 = Math_imul($9_1, -1918454973) - 2133378424 | 0;
  $9_1 = Math_imul(($9_1 >>> 16 | 0) ^ $9_1 | 0, 2146121005);
  $9_1 = Math_imul(($9_1 >>> 15 | 0) ^ $9_1 | 0, -2073254261);
  $16_1 = Math_fround(Math_fround(Math_fround(Math_fround(((($9_1 >>> 16 | 0) ^ $9_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(-.5)) * Math_fround(.05999999865889549));
  $11_1 = Math_fround($2_1 * Math_fround(6.0));
  $12_1 = Math_fround($3_1 * Math_fround(6.0));
  $13_1 = Math_fround($4_1 * Math_fround(6.0));
  global$7 = Math_fround(Math_fround(Math_fround($1($11_1, $12_1, $13_1) + Math_fround(-.5)) * $8_1) * Math_fround(.30000001192092896));
  global$8 = Math_fround(Math_fround(Math_fround($1(Math_fround($11_1 + Math_fround(60.0)), $12_1, $13_1) + Math_fround(-.5)) * $8_1) * Math_fround(.30000001192092896));
  $11_1 = $1(Math_fround(Math_fround($2_1 * Math_fround(3.0999999046325684)) + Math_fround(9.0)), Math_fround($3_1 * Math_fround(3.0999999046325684)), Math_fround($4_1 * Math_fround(3.0999999046325684)));
  if ((($7_1 | 0) != (3 | 0) & ($7_1 | 0) != (2 | 0) | 0) & ($7_1 | 0) != (5 | 0) | 0) {
   $12_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($11_1 + Math_fround(-.30000001192092896)) / Math_fround(.34999996423721313)), Math_fround(0.0))), Math_fround(1.0)));
   $12_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($12_1 * $12_1) * Math_fround(Math_fround(3.0) - Math_fround($12_1 + $12_1))) * Math_fround(.6499999761581421)) + Math_fround(.3499999940395355)) * $8_1);
   $13(Math_fround($2_1 + Math_fround($11_1 * Math_fround(.1599999964237213))), $3_1, Math_fround($4_1 + Math_fround($11_1 * Math_fround(.10000000149011612))), Math_fround(9.0), Math_fround($12_1 * Math_fround(.5)), $10_1);
   $13($2_1, Math_fround($3_1 + Math_fround($11_1 * Math_fround(.12999999523162842))), $4_1, Math_fround(26.0), Math_fround($12_1 * Math_fround(.41999998688697815)), $10_1);
  }
  $9_1 = ($7_1 | 0) == (2 | 0);
  $12_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.006000000052154064) - global$1) / Math_fround(.00419999985024333)), Math_fround(0.0))), Math_fround(1.0)));
  if ($12_1 > Math_fround(0.0)) {
   $13_1 = Math_fround(Math_fround($1(Math_fround($2_1 * Math_fround(210.0)), Math_fround($3_1 * Math_fround(210.0)), Math_fround($4_1 * Math_fround(210.0))) + Math_fround(-.5)) * $12_1)
  } else {
   $13_1 = Math_fround(0.0)
  }
  global$0 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($13_1 * Math_fround(.6000000238418579)) + Math_fround(Math_fround(Math_fround(Math_fround($1(Math_fround($2_1 * Math_fround(84.0)), Math_fround($3_1 * Math_fround(84.0)), Math_fround($4_1 * Math_fround(84.0))) + Math_fround(-.5)) * ($9_1 ? Math_fround(.20000000298023224) : Math_fround(.8999999761581421))) * Math_fround(.5)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.019999999552965164) - global$1) / Math_fround(.0139999995008111)), Math_fround(0.0))), Math_fround(1.0))))) + Math_fround(Math_fround($11_1 + Math_fround(-.5)) * Math_fround(.30000001192092896))) * $6_1) + Math_fround(.11999999731779099));
  if ($9_1) {
   $0_1 = $3_1;
   $3_1 = Math_fround(Math_fround(1.0) / $5_1);
   $0_1 = Math_fround($0_1 * $3_1);
   $1_1 = Math_fround($2_1 * $3_1);
   $2_1 = Math_fround($4_1 * $3_1);
   $4_1 = Math_fround(Math_fround($1($1_1, $0_1, $2_1) * Math_fround(.6499999761581421)) + Math_fround($1(Math_fround(Math_fround($1_1 * Math_fround(2.0999999046325684)) + Math_fround(8.0)), Math_fround($0_1 * Math_fround(2.0999999046325684)), Math_fround($2_1 * Math_fround(2.0999999046325684))) * Math_fround(.3499999940395355)));
   $3_1 = Math_fround($1_1 * Math_fround(.4399999976158142));
   $11_1 = Math_fround($0_1 * Math_fround(.4399999976158142));
   $12_1 = Math_fround($2_1 * Math_fround(.4399999976158142));
   $14_1 = Math_fround($1($3_1, Math_fround($11_1 + Math_fround(5.0)), $12_1) + Math_fround(-.5));
   $13_1 = Math_fround($5_1 * Math_fround(4.0));
   $17_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - global$1) / Math_fround($13_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
   $13_1 = Math_fround(Math_fround($8_1 * Math_fround(1.600000023841858)) * $17_1);
   global$7 = Math_fround(global$7 + Math_fround(Math_fround($1(Math_fround($3_1 + Math_fround(31.0)), $11_1, $12_1) + Math_fround(-.5)) * $13_1));
   global$8 = Math_fround(global$8 + Math_fround(Math_fround($1($3_1, Math_fround($11_1 + Math_fround(31.0)), $12_1) + Math_fround(-.5)) * $13_1));
   $3_1 = Math_fround($5_1 * Math_fround(1.2999999523162842));
   $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 - global$1) / Math_fround($3_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
   global$0 = Math_fround(global$0 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(.5) - $4_1) * Math_fround(.23999999463558197)) * $6_1) * $3_1));
   global$6 = Math_fround(Math_fround(Math_fround(Math_fround($16_1 + Math_fround(.9599999785423279)) + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(-.5)) * Math_fround(.2199999988079071)) * $3_1)) + Math_fround(Math_fround($14_1 * $17_1) * Math_fround(.2199999988079071))) + Math_fround($15_1 * Math_fround(.1599999964237213)));
   global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround(Math_fround($1(Math_fround($1_1 + Math_fround(40.0)), $0_1, $2_1) + Math_fround(-.5)) * $8_1) * Math_fround(1.600000023841858)) * $3_1));
   global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround(Math_fround($1($1_1, Math_fround($0_1 + Math_fround(40.0)), $2_1) + Math_fround(-.5)) * $8_1) * Math_fround(1.600000023841858)) * $3_1));
   return;
  }
  if (($7_1 | 0) == (3 | 0)) {
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround($2_1 * Math_fround(4.0)), Math_fround($3_1 * Math_fround(4.0)), Math_fround($4_1 * Math_fround(4.0))) + Math_fround(-.41999998688697815)) / Math_fround(.18000003695487976)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   global$6 = Math_fround(Math_fround($16_1 + Math_fround(.8199999928474426)) + Math_fround($0_1 * Math_fround(.04500000178813934)));
   global$0 = Math_fround(Math_fround($15_1 * Math_fround(1.100000023841858)) + Math_fround($0_1 * Math_fround(.029999999329447746)));
   return;
  }
  $2_1 = Math_fround($0_1 / $5_1);
  $4_1 = Math_fround(Math_floor($2_1));
  $2_1 = Math_fround(Math_fround($2_1 - $4_1) + Math_fround(-.5));
  $3_1 = Math_fround($5_1 * Math_fround(1.600000023841858));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($3_1 - global$1) / Math_fround($3_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
  $10_1 = ~~$4_1;
  $11_1 = Math_fround($1_1 / $5_1);
  $12_1 = Math_fround(Math_floor($11_1));
  $18_1 = ~~$12_1;
  if (($7_1 | 0) == (5 | 0)) {
   $1_1 = Math_fround(Math_abs($2_1));
   $0_1 = Math_fround($11_1 + Math_fround($1_1 * Math_fround(.8999999761581421)));
   $0_1 = Math_fround($0_1 - Math_fround(Math_floor($0_1)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_min(Math_fround(Math_fround(.5) - $1_1), Math_fround(Math_fround(Math_min(Math_fround(Math_fround(1.0) - $0_1), $0_1)) * Math_fround(.699999988079071)))) / Math_fround(.20000000298023224)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
   global$6 = Math_fround(Math_fround(Math_fround($16_1 + Math_fround(1.0)) - Math_fround(Math_fround($0_1 * Math_fround(.4000000059604645)) * $3_1)) + Math_fround($15_1 * Math_fround(.10000000149011612)));
   global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround(Math_fround(($2_1 > Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0)) * $0_1) * $8_1) * Math_fround(1.5)) * $3_1));
   return;
  }
  $13_1 = Math_fround(Math_fround($11_1 - $12_1) + Math_fround(-.5));
  $19_1 = ($7_1 | 0) == (1 | 0);
  if ($19_1) {
   $9_1 = (($10_1 + $18_1 | 0) & 3 | 0) >>> 0 < 2 >>> 0
  } else {
   $9_1 = !(($10_1 + $18_1 | 0) & 1 | 0)
  }
  $11_1 = $9_1 ? $2_1 : $13_1;
  $14_1 = Math_fround($5_1 * Math_fround(4.0));
  $14_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($14_1 - global$1) / Math_fround($14_1 * Math_fround(.699999988079071))), Math_fround(0.0))), Math_fround(1.0)));
  $17_1 = global$0;
  if ($9_1) {
   $10_1 = Math_imul($10_1, -1918454973) + 1398627298 | 0;
   $10_1 = Math_imul(($10_1 >>> 16 | 0) ^ $10_1 | 0, 2146121005);
   $10_1 = Math_imul(($10_1 >>> 15 | 0) ^ $10_1 | 0, -2073254261);
   $4_1 = $0(Math_fround($4_1 * Math_fround(5.300000190734863)), Math_fround(Math_fround(Math_fround($1_1 / $5_1) * Math_fround(.03500000014901161)) + Math_fround(Math_fround(Math_fround(((($10_1 >>> 16 | 0) ^ $10_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(30.0))));
  } else {
   $10_1 = Math_imul($18_1, -1918454973) + 59362404 | 0;
   $10_1 = Math_imul(($10_1 >>> 16 | 0) ^ $10_1 | 0, 2146121005);
   $10_1 = Math_imul(($10_1 >>> 15 | 0) ^ $10_1 | 0, -2073254261);
   $4_1 = $0(Math_fround(Math_fround($12_1 * Math_fround(5.300000190734863)) + Math_fround(40.0)), Math_fround(Math_fround(Math_fround($0_1 / $5_1) * Math_fround(.03500000014901161)) + Math_fround(Math_fround(Math_fround(((($10_1 >>> 16 | 0) ^ $10_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(30.0))));
  }
  global$0 = Math_fround($17_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($4_1 + Math_fround(-.5)) * Math_fround(1.100000023841858)) + (($19_1 ? $9_1 : 0) ? Math_fround(.25) : Math_fround(0.0))) * $6_1) * $14_1));
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.006800000090152025) - global$1) / Math_fround(4.7599999234080315e-03)), Math_fround(0.0))), Math_fround(1.0)));
  if ($4_1 > Math_fround(0.0) & $5_1 > Math_fround(1.2000000569969416e-03) | 0) {
   global$0 = Math_fround(global$0 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 / Math_fround(3.4000000450760126e-03)), Math_fround(Math_fround($1_1 / Math_fround(.03999999910593033)) + Math_fround(3.0))) + Math_fround(-.5)) + Math_fround($0(Math_fround(Math_fround($1_1 / Math_fround(3.4000000450760126e-03)) + Math_fround(71.0)), Math_fround($0_1 / Math_fround(.03999999910593033))) + Math_fround(-.5))) * Math_fround(.4399999976158142)) * $6_1) * $4_1))
  }
  $0_1 = Math_fround(Math_fround($11_1 * $11_1) * Math_fround(4.0));
  $7_1 = ($7_1 | 0) == (4 | 0);
  global$6 = Math_fround(global$6 + Math_fround(Math_fround(Math_fround($16_1 + Math_fround(-.019999999552965164)) - Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) + Math_fround(-.25)) * ($7_1 ? Math_fround(.75) : Math_fround(.30000001192092896))) * $3_1)) + Math_fround($15_1 * ($7_1 ? Math_fround(0.0) : Math_fround(.2199999988079071)))));
  if ($9_1) {
   global$7 = Math_fround(global$7 + Math_fround(Math_fround(Math_fround($2_1 * $8_1) * Math_fround(2.4000000953674316)) * $3_1))
  } else {
   global$8 = Math_fround(global$8 + Math_fround(Math_fround(Math_fround($13_1 * $8_1) * Math_fround(2.4000000953674316)) * $3_1))
  }
 }
 
 function $90($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = Math_fround(0);
  $11_1 = $0(Math_fround($0_1 * Math_fround(210.0)), Math_fround($1_1 * Math_fround(210.0)));
  $12_1 = $2(Math_fround($0_1 * Math_fround(7.0)), Math_fround($1_1 * Math_fround(7.0)), Math_fround(2.0));
  $6_1 = Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(16.0)), Math_fround($1_1 * Math_fround(16.0))) + Math_fround(-.5)) * Math_fround(.004999999888241291));
  if (($4_1 | 0) == (4 | 0)) {
   $8_1 = Math_fround($2_1 - Math_fround(Math_sqrt(Math_fround(Math_fround($0_1 * $0_1) + Math_fround($1_1 * $1_1)))))
  } else {
   $8_1 = Math_fround(Math_min(Math_fround($2_1 - Math_fround(Math_abs($0_1))), Math_fround($3_1 - Math_fround(Math_abs($1_1)))))
  }
  $13_1 = $2_1 < $3_1;
  $9_1 = $13_1 ? $1_1 : $0_1;
  if (($4_1 | 0) == (4 | 0) | ($4_1 | 0) == (1 | 0) | 0) {
   $2_1 = Math_fround($8_1 + $6_1);
   $7_1 = $2_1 < Math_fround(.15000000596046448) & $2_1 > Math_fround(.13500000536441803) | 0 ? Math_fround(.8999999761581421) : $2_1 < Math_fround(.11500000208616257) & $2_1 > Math_fround(.07000000029802322) | 0 ? Math_fround(.8999999761581421) : Math_fround(0.0);
  } else {
   if (($4_1 | 0) == (2 | 0)) {
    $2_1 = Math_fround(Math_fround(Math_fround($9_1 / Math_fround(.5600000023841858)) + Math_fround(.5)) + Math_fround($6_1 * Math_fround(.6000000238418579)));
    $2_1 = Math_fround($2_1 - Math_fround(Math_floor($2_1)));
    if ($2_1 < Math_fround(.10000000149011612)) {
     $4_1 = 1
    } else {
     $4_1 = $2_1 < Math_fround(.1899999976158142) & $2_1 > Math_fround(.1599999964237213) | 0
    }
    if ($4_1) {
     $4_1 = 1
    } else {
     $4_1 = $2_1 < Math_fround(.3499999940395355) & $2_1 > Math_fround(.25) | 0
    }
    $7_1 = $4_1 ? Math_fround(.7200000286102295) : Math_fround(0.0);
    if ($2_1 < Math_fround(.23000000417232513) & $2_1 > Math_fround(.20999999344348907) | 0) {
     global$2 = Math_fround(.5)
    }
   } else {
    if ($4_1) {
     if (($4_1 | 0) == (3 | 0)) {
      $93($0_1, $1_1, $2_1, $3_1, $8_1, $6_1);
      $7_1 = global$0;
     } else {
      if (($4_1 | 0) == (5 | 0)) {
       $2_1 = Math_fround(Math_fround($0_1 / Math_fround(.3400000035762787)) + Math_fround($6_1 * Math_fround(1.5)));
       $3_1 = Math_fround(Math_fround($1_1 / Math_fround(.44999998807907104)) + Math_fround($6_1 * Math_fround(1.2999999523162842)));
       $6_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($2_1 - Math_fround(Math_floor($2_1))) + Math_fround(-.5)))) * Math_fround(2.0)) + Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($3_1 - Math_fround(Math_floor($3_1))) + Math_fround(-.5)))) * Math_fround(2.0))) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(7.0)), Math_fround($1_1 * Math_fround(7.0))) + Math_fround(-.5)) * Math_fround(.02500000037252903)));
       if (Math_fround(Math_abs(Math_fround($6_1 + Math_fround(-1.0)))) < Math_fround(.054999999701976776)) {
        global$2 = Math_fround(.8999999761581421)
       } else {
        if ($6_1 < Math_fround(.30000001192092896)) {
         $4_1 = (Math_imul(~~Math_fround(Math_floor($2_1)), -1918454973) + Math_imul(~~Math_fround(Math_floor($3_1)), -669632447) | 0) - 501050510 | 0;
         $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
         $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
         $4_1 = Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) < Math_fround(.30000001192092896);
        } else {
         $4_1 = 0
        }
        $7_1 = $4_1 ? Math_fround(.6000000238418579) : Math_fround(0.0);
       }
      } else {
       if (($4_1 | 0) == (6 | 0)) {
        $91($0_1, $1_1, $2_1, $3_1, $8_1, $6_1);
        $7_1 = global$0;
       } else {
        $7_1 = Math_fround(0.0)
       }
      }
     }
    } else {
     $2_1 = Math_fround($0_1 / Math_fround(.09000000357627869));
     $2_1 = Math_fround(Math_fround($1_1 + Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($2_1 - Math_fround(Math_floor($2_1))) + Math_fround(-.5)))) * Math_fround(.04500000178813934))) / Math_fround(.024000000208616257));
     $4_1 = Math_fround($2_1 - Math_fround(Math_floor($2_1))) < Math_fround(.5);
     $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.014000000432133675) - global$1) / Math_fround(.009800000116229057)), Math_fround(0.0))), Math_fround(1.0)));
     $7_1 = Math_fround(($4_1 ? Math_fround(.1599999964237213) : Math_fround(0.0)) * $2_1);
     global$2 = Math_fround(($4_1 ? Math_fround(0.0) : Math_fround(.1599999964237213)) * $2_1);
    }
   }
  }
  $10_1 = global$2;
  $6_1 = Math_fround(Math_fround($2(Math_fround(Math_fround($0_1 * Math_fround(2.299999952316284)) + Math_fround(9.0)), Math_fround($1_1 * Math_fround(2.299999952316284)), Math_fround(5.0)) * Math_fround(.10000000149011612)) + Math_fround(.8199999928474426));
  $3_1 = $13_1 ? $0_1 : $1_1;
  $14_1 = Math_fround(Math_fround($0(Math_fround($9_1 * Math_fround(150.0)), Math_fround($3_1 * Math_fround(60.0))) + Math_fround(-.5)) * Math_fround(.30000001192092896));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.007000000216066837) - global$1) / Math_fround(.004900000058114529)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround($6_1 + Math_fround($14_1 * $2_1));
  global$2 = Math_fround($10_1 * $6_1);
  $6_1 = Math_fround($7_1 * $6_1);
  $7_1 = Math_fround($11_1 + Math_fround(-.5));
  global$0 = Math_fround($6_1 + Math_fround(Math_fround($7_1 * Math_fround(.10000000149011612)) * $2_1));
  $10_1 = Math_fround(Math_fround(Math_fround($7_1 * Math_fround(.1599999964237213)) * $2_1) + Math_fround(.9599999785423279));
  $7_1 = Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(74.0)) + Math_fround(5.0)), Math_fround($1_1 * Math_fround(74.0))) + Math_fround(-.5)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.017999999225139618) - global$1) / Math_fround(.012599999085068703)), Math_fround(0.0))), Math_fround(1.0))));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($9_1 * Math_fround(2.0999999046325684)) + Math_fround($12_1 * Math_fround(.800000011920929))), Math_fround(Math_fround($3_1 * Math_fround(5.199999809265137)) + Math_fround(17.0))) + Math_fround(-.46000000834465027)) / Math_fround(.08000001311302185)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) + Math_fround(-.5));
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround($10_1 + Math_fround($7_1 * Math_fround(.23999999463558197))) + Math_fround($6_1 * Math_fround(.03500000014901161))) + Math_fround(Math_fround($12_1 + Math_fround(-.5)) * Math_fround(.05000000074505806))) + Math_fround(Math_fround(Math_fround($0(Math_fround($9_1 * Math_fround(26.0)), Math_fround(Math_fround($3_1 * Math_fround(1.100000023841858)) + Math_fround(40.0))) + Math_fround(-.5)) * Math_fround(.05999999865889549)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.029999999329447746) - global$1) / Math_fround(.020999999716877937)), Math_fround(0.0))), Math_fround(1.0)))));
  if ($8_1 < Math_fround(.012000000104308128)) {
   global$6 = Math_fround(global$6 * Math_fround(.800000011920929))
  } else {
   if ($8_1 < Math_fround(.029999999329447746)) {
    $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 + Math_fround(-.017999999225139618)) / Math_fround(-5.9999991208314896e-03)), Math_fround(0.0))), Math_fround(1.0)));
    global$6 = Math_fround(global$6 * Math_fround(Math_fround(1.0299999713897705) - Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.11999999731779099))));
   }
  }
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.007000000216066837) - global$1) / Math_fround(.004900000058114529)), Math_fround(0.0))), Math_fround(1.0)));
  global$7 = Math_fround(Math_fround(Math_fround(Math_fround($11_1 + Math_fround(-.5)) * $5_1) * $2_1) + Math_fround(Math_fround($7_1 * $5_1) * Math_fround(.5)));
  global$8 = Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(210.0)) + Math_fround(30.0)), Math_fround(Math_fround($1_1 * Math_fround(210.0)) + Math_fround(70.0))) + Math_fround(-.5)) * $5_1) * $2_1) + Math_fround(Math_fround($6_1 * $5_1) * Math_fround(.05000000074505806)));
 }
 
 function $91($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = 0, $7_1 = 0, $8_1 = Math_fround(0), $9_1 = 0, $10_1 = 0;
  global$0 = Math_fround(0.0);
  $4_1 = Math_fround($4_1 + Math_fround($5_1 * Math_fround(.30000001192092896)));
  if ($4_1 < Math_fround(.029999999329447746)) {
   global$0 = Math_fround(.6000000238418579)
  } else {
   if ($4_1 < Math_fround(.041999999433755875)) {
    $6_1 = 1
   } else {
    $6_1 = $4_1 < Math_fround(.2720000147819519) & $4_1 > Math_fround(.25999999046325684) | 0
   }
   if ($6_1) {
    global$2 = Math_fround(.800000011920929)
   } else {
    if ($4_1 < Math_fround(.25999999046325684)) {
     $2_1 = Math_fround((Math_fround($2_1 - Math_fround(Math_abs($0_1))) < Math_fround($3_1 - Math_fround(Math_abs($1_1))) ? $1_1 : $0_1) / Math_fround(.17000000178813934));
     $3_1 = Math_fround(Math_fround($2_1 - Math_fround(Math_floor($2_1))) + Math_fround(-.5));
     $0_1 = Math_fround(Math_fround($2_1 * Math_fround(6.2831854820251465)) * Math_fround(.15915493667125702));
     $0_1 = Math_fround($0_1 - Math_fround(Math_floor($0_1)));
     if ($0_1 > Math_fround(.5)) {
      $0_1 = Math_fround($0_1 + Math_fround(-1.0))
     }
     if ($0_1 > Math_fround(.25)) {
      $0_1 = Math_fround(Math_fround(.5) - $0_1)
     } else {
      $0_1 = $0_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $0_1) : $0_1
     }
     $5_1 = Math_fround($0_1 * Math_fround(6.2831854820251465));
     $0_1 = Math_fround($5_1 * $5_1);
     $1_1 = Math_fround(Math_fround($4_1 + Math_fround(-.1509999930858612)) / Math_fround(.17000000178813934));
     $5_1 = Math_fround(Math_fround(Math_abs(Math_fround($1_1 - Math_fround(Math_fround($5_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0))) * Math_fround(.20000000298023224))))) + Math_fround(-.029999999329447746));
     $0_1 = Math_fround($2_1 + Math_fround(.5));
     $0_1 = Math_fround(Math_fround($0_1 - Math_fround(Math_floor($0_1))) + Math_fround(-.5));
     $0_1 = Math_fround($0_1 * $0_1);
     $2_1 = Math_fround($1_1 * $1_1);
     $4_1 = Math_fround(Math_max(Math_fround($0_1 + $2_1), Math_fround(9.999999974752427e-07)));
     $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) - Math_fround(Math_fround($0_1 * Math_fround(6.0)) * $2_1)) + Math_fround($2_1 * $2_1)) / Math_fround($4_1 * $4_1));
     $0_1 = Math_fround(Math_fround(Math_fround(Math_sqrt($4_1)) / Math_fround(.17000000178813934)) * Math_fround(Math_fround(Math_fround(1.0) - Math_fround($0_1 * Math_fround(.20000000298023224))) + Math_fround(Math_fround(Math_fround(Math_fround($0_1 + $0_1) * $0_1) + Math_fround(-1.0)) * Math_fround(.14000000059604645))));
     if ($0_1 < Math_fround(.30000001192092896)) {
      $6_1 = 3
     } else {
      $6_1 = $0_1 < Math_fround(.8399999737739563) ? 2 : $0_1 < Math_fround(1.0)
     }
     $0_1 = Math_fround($3_1 * $3_1);
     $1_1 = Math_fround($1_1 * $1_1);
     $2_1 = Math_fround(Math_max(Math_fround($0_1 + $1_1), Math_fround(9.999999974752427e-07)));
     $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) - Math_fround(Math_fround($0_1 * Math_fround(6.0)) * $1_1)) + Math_fround($1_1 * $1_1)) / Math_fround($2_1 * $2_1));
     $0_1 = Math_fround(Math_fround(Math_fround(Math_sqrt($2_1)) / Math_fround(.3400000035762787)) * Math_fround(Math_fround(Math_fround(1.0) - Math_fround($0_1 * Math_fround(.20000000298023224))) + Math_fround(Math_fround(Math_fround(Math_fround($0_1 + $0_1) * $0_1) + Math_fround(-1.0)) * Math_fround(.14000000059604645))));
     if ($0_1 < Math_fround(.30000001192092896)) {
      $7_1 = 3
     } else {
      $7_1 = $0_1 < Math_fround(.8399999737739563) ? 2 : $0_1 < Math_fround(1.0)
     }
     if (($7_1 | 0) == (2 | 0)) {
      $0_1 = Math_fround(.25)
     } else {
      $0_1 = ($6_1 | 0) == (2 | 0) ? Math_fround(.3499999940395355) : Math_fround(.6000000238418579)
     }
     global$0 = $0_1;
     if (($7_1 | 0) == (3 | 0) | ($7_1 | 0) == (1 | 0) | 0 | ($6_1 | 0) == (1 | 0) | 0) {
      $6_1 = 1
     } else {
      $6_1 = !($6_1 | $7_1 | 0) & $5_1 < Math_fround(0.0) | 0
     }
     if ($6_1) {
      global$2 = Math_fround(.3499999940395355)
     }
    } else {
     $2_1 = Math_fround($0_1 / Math_fround($2_1 + Math_fround(-.27000001072883606)));
     $5_1 = Math_fround($2_1 * $2_1);
     $3_1 = Math_fround($1_1 / Math_fround($3_1 + Math_fround(-.27000001072883606)));
     $8_1 = Math_fround($3_1 * $3_1);
     $4_1 = Math_fround(Math_max(Math_fround($5_1 + $8_1), Math_fround(9.999999974752427e-07)));
     $2_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($5_1 * $2_1) * $2_1) - Math_fround(Math_fround(Math_fround(Math_fround($2_1 * Math_fround(6.0)) * $2_1) * $3_1) * $3_1)) + Math_fround(Math_fround($8_1 * $3_1) * $3_1)) / Math_fround($4_1 * $4_1));
     $2_1 = Math_fround(Math_fround(Math_sqrt($4_1)) * Math_fround(Math_fround(Math_fround(1.0) - Math_fround($2_1 * Math_fround(.07000000029802322))) + Math_fround(Math_fround(Math_fround(Math_fround($2_1 + $2_1) * $2_1) + Math_fround(-1.0)) * Math_fround(.05000000074505806))));
     $9_1 = $2_1 < Math_fround(.4399999976158142) | $2_1 > Math_fround(1.159999966621399) | 0;
     $1_1 = Math_fround(Math_fround($1_1 / Math_fround(.08399999886751175)) + Math_fround(.5));
     $4_1 = Math_fround(Math_floor($1_1));
     $0_1 = Math_fround(Math_fround(Math_fround($0_1 / Math_fround(.08399999886751175)) + (~~$4_1 & 1 | 0 ? Math_fround(.5) : Math_fround(0.0))) + Math_fround(.5));
     $0_1 = Math_fround(Math_fround($0_1 - Math_fround(Math_floor($0_1))) + Math_fround(-.5));
     $3_1 = Math_fround($0_1 * $0_1);
     $1_1 = Math_fround(Math_fround($1_1 - $4_1) + Math_fround(-.5));
     $4_1 = Math_fround($1_1 * $1_1);
     $5_1 = Math_fround(Math_max(Math_fround($3_1 + $4_1), Math_fround(9.999999974752427e-07)));
     $3_1 = Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $3_1) - Math_fround(Math_fround($3_1 * Math_fround(6.0)) * $4_1)) + Math_fround($4_1 * $4_1)) / Math_fround($5_1 * $5_1));
     $3_1 = Math_fround(Math_fround(Math_fround(Math_sqrt($5_1)) / Math_fround(.33000001311302185)) * Math_fround(Math_fround(Math_fround(1.0) - Math_fround($3_1 * Math_fround(.20000000298023224))) + Math_fround(Math_fround(Math_fround(Math_fround($3_1 + $3_1) * $3_1) + Math_fround(-1.0)) * Math_fround(.14000000059604645))));
     if ($3_1 < Math_fround(.30000001192092896)) {
      $6_1 = 3
     } else {
      $6_1 = $3_1 < Math_fround(.8399999737739563) ? 2 : $3_1 < Math_fround(1.0)
     }
     $5_1 = Math_fround($0_1 + Math_fround(.5));
     $0_1 = $0_1 < Math_fround(0.0) ? $5_1 : Math_fround($0_1 + Math_fround(-.5));
     $0_1 = Math_fround($0_1 * $0_1);
     $3_1 = Math_fround($1_1 * $1_1);
     $4_1 = Math_fround(Math_max(Math_fround($0_1 + $3_1), Math_fround(9.999999974752427e-07)));
     $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) - Math_fround(Math_fround($0_1 * Math_fround(6.0)) * $3_1)) + Math_fround($3_1 * $3_1)) / Math_fround($4_1 * $4_1));
     $0_1 = Math_fround(Math_fround(Math_fround(Math_sqrt($4_1)) / Math_fround(.14000000059604645)) * Math_fround(Math_fround(Math_fround(1.0) - Math_fround($0_1 * Math_fround(.20000000298023224))) + Math_fround(Math_fround(Math_fround(Math_fround($0_1 + $0_1) * $0_1) + Math_fround(-1.0)) * Math_fround(.14000000059604645))));
     if ($0_1 < Math_fround(.30000001192092896)) {
      $7_1 = 3
     } else {
      $7_1 = $0_1 < Math_fround(.8399999737739563) ? 2 : $0_1 < Math_fround(1.0)
     }
     $0_1 = Math_fround(Math_fround($5_1 * Math_fround(12.566370964050293)) * Math_fround(.15915493667125702));
     $0_1 = Math_fround($0_1 - Math_fround(Math_floor($0_1)));
     if ($0_1 > Math_fround(.5)) {
      $0_1 = Math_fround($0_1 + Math_fround(-1.0))
     }
     if ($0_1 > Math_fround(.25)) {
      $0_1 = Math_fround(Math_fround(.5) - $0_1)
     } else {
      $0_1 = $0_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $0_1) : $0_1
     }
     $3_1 = Math_fround($0_1 * Math_fround(6.2831854820251465));
     $0_1 = Math_fround($3_1 * $3_1);
     if (Math_fround(Math_abs(Math_fround($2_1 + Math_fround(-.4399999976158142)))) < Math_fround(.02199999988079071)) {
      $10_1 = 1
     } else {
      $10_1 = Math_fround(Math_abs(Math_fround($2_1 + Math_fround(-1.159999966621399)))) < Math_fround(.02199999988079071)
     }
     if ($10_1) {
      global$2 = Math_fround(.800000011920929)
     } else {
      global$0 = ($6_1 | 0) == (2 | 0) | ($7_1 | 0) >= (2 | 0) | 0 ? ($9_1 ? Math_fround(.5) : Math_fround(.4000000059604645)) : $9_1 ? Math_fround(.1599999964237213) : Math_fround(.7200000286102295);
      if (($6_1 | 0) == (3 | 0)) {
       global$2 = Math_fround(.4000000059604645)
      } else {
       if (($6_1 | 0) == (1 | 0)) {
        global$2 = Math_fround(.20000000298023224)
       } else {
        if ($6_1 | $7_1 | 0) {
         $6_1 = 0
        } else {
         $6_1 = Math_fround(Math_abs(Math_fround($1_1 - Math_fround(Math_fround($3_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(Math_fround($0_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0))) * Math_fround(.17000000178813934))))) < Math_fround(.02800000086426735)
        }
        if ($6_1) {
         global$2 = Math_fround(.30000001192092896)
        }
       }
      }
     }
    }
   }
  }
 }
 
 function $92($0_1, $1_1, $2_1, $3_1, $4_1) {
  var $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0);
  $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_abs(Math_fround($2(Math_fround($0_1 * Math_fround(17.0)), Math_fround($1_1 * Math_fround(17.0)), Math_fround($2_1 * Math_fround(17.0))) + Math_fround(-.5)))) / Math_fround(.019999999552965164)), Math_fround(0.0))), Math_fround(1.0)));
  $7_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))));
  $5_1 = $2(Math_fround($0_1 * Math_fround(3.0)), Math_fround($1_1 * Math_fround(3.0)), Math_fround($2_1 * Math_fround(3.0)));
  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(-.3799999952316284)) / Math_fround(.24000000953674316)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)));
  $9_1 = Math_fround($7_1 * $6_1);
  $10_1 = Math_fround($0_1 * Math_fround(7.0));
  $11_1 = Math_fround($1_1 * Math_fround(7.0));
  $12_1 = Math_fround($2_1 * Math_fround(7.0));
  $13_1 = Math_fround(Math_fround(Math_fround($1($10_1, $11_1, $12_1) + Math_fround(-.5)) * $3_1) * Math_fround(.6000000238418579));
  $7_1 = Math_fround($1(Math_fround($0_1 * Math_fround(380.0)), Math_fround($1_1 * Math_fround(380.0)), Math_fround($2_1 * Math_fround(380.0))) + Math_fround(-.5));
  $8_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.004000000189989805) - global$1) / Math_fround(2.8000001329928637e-03)), Math_fround(0.0))), Math_fround(1.0)));
  global$7 = Math_fround($13_1 + Math_fround(Math_fround(Math_fround($7_1 * $3_1) * Math_fround(.4000000059604645)) * $8_1));
  global$8 = Math_fround(Math_fround(Math_fround($1(Math_fround($10_1 + Math_fround(20.0)), $11_1, $12_1) + Math_fround(-.5)) * $3_1) * Math_fround(.6000000238418579));
  $13(Math_fround($0_1 + Math_fround($5_1 * Math_fround(.11999999731779099))), $1_1, $2_1, Math_fround(9.0), Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.800000011920929)) + Math_fround(.20000000298023224)) * $3_1) * Math_fround(.75)), $4_1);
  $13($0_1, Math_fround($1_1 + Math_fround($5_1 * Math_fround(.10000000149011612))), $2_1, Math_fround(24.0), Math_fround(Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.8999999761581421)) + Math_fround(.10000000149011612)) * $3_1) * Math_fround(.6000000238418579)), $4_1);
  global$0 = Math_fround(Math_fround(Math_fround($5_1 + Math_fround(-.4000000059604645)) * Math_fround(.33000001311302185)) + Math_fround($9_1 * Math_fround(.20000000298023224)));
  global$6 = Math_fround(Math_fround(Math_fround(Math_fround($7_1 * Math_fround(.07999999821186066)) * $8_1) + Math_fround(.9700000286102295)) + Math_fround(Math_fround(Math_fround($1(Math_fround($0_1 * Math_fround(46.0)), Math_fround($1_1 * Math_fround(46.0)), Math_fround($2_1 * Math_fround(46.0))) + Math_fround(-.5)) * Math_fround(.10000000149011612)) * Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(.019999999552965164) - global$1) / Math_fround(.0139999995008111)), Math_fround(0.0))), Math_fround(1.0)))));
  global$9 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(global$9 + Math_fround(Math_fround($7_1 * Math_fround(.11999999731779099)) * $8_1)) + Math_fround(Math_fround($5_1 + Math_fround(-.5)) * Math_fround(.20000000298023224))) + Math_fround($9_1 * Math_fround(.10000000149011612))), Math_fround(.10000000149011612))), Math_fround(1.0)));
 }
 
 function $93($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = 0;
  global$0 = Math_fround(0.0);
  if ($4_1 < Math_fround(.20000000298023224)) {
   if ($4_1 < Math_fround(.03999999910593033) & $4_1 > Math_fround(.02500000037252903) | 0) {
    $6_1 = 1
   } else {
    $6_1 = $4_1 < Math_fround(.1850000023841858) & $4_1 > Math_fround(.17000000178813934) | 0
   }
   if ($6_1) {
    global$2 = Math_fround(.800000011920929)
   } else {
    if ($4_1 < Math_fround(.1599999964237213) & $4_1 > Math_fround(.05000000074505806) | 0) {
     $0_1 = Math_fround((Math_fround($2_1 - Math_fround(Math_abs($0_1))) < Math_fround($3_1 - Math_fround(Math_abs($1_1))) ? $1_1 : $0_1) / Math_fround(.11999999731779099));
     if (Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($0_1 - Math_fround(Math_floor($0_1))) + Math_fround(-.5)))) * Math_fround(2.0)) > Math_fround(Math_fround(Math_fround(Math_floor(Math_fround(Math_fround($4_1 + Math_fround(-.05000000074505806)) / Math_fround(.014000000432133675)))) * Math_fround(.014000000432133675)) / Math_fround(.10999999940395355))) {
      global$0 = Math_fround(.8500000238418579)
     }
    }
   }
   return;
  }
  $4_1 = Math_fround(Math_fround($0_1 + $2_1) + Math_fround(-.20000000298023224));
  $0_1 = Math_fround($2_1 + Math_fround(-.20000000298023224));
  $2_1 = Math_fround($4_1 / Math_fround(Math_fround($0_1 + $0_1) / Math_fround(Math_max(Math_fround(Math_floor(Math_fround(Math_fround($0_1 / Math_fround(.20999999344348907)) + Math_fround(.5)))), Math_fround(1.0)))));
  $4_1 = Math_fround(Math_floor($2_1));
  $0_1 = Math_fround($3_1 + Math_fround(-.20000000298023224));
  $0_1 = Math_fround(Math_fround(Math_fround($1_1 + $3_1) + Math_fround(-.20000000298023224)) / Math_fround(Math_fround($0_1 + $0_1) / Math_fround(Math_max(Math_fround(Math_floor(Math_fround(Math_fround($0_1 / Math_fround(.17000000178813934)) + Math_fround(.5)))), Math_fround(1.0)))));
  $3_1 = Math_fround(Math_floor($0_1));
  $6_1 = (Math_imul(~~$4_1, -1918454973) + Math_imul(~~$3_1, -669632447) | 0) + 386392147 | 0;
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 16 | 0) | 0, 2146121005);
  $6_1 = Math_imul($6_1 ^ ($6_1 >>> 15 | 0) | 0, -2073254261);
  $1_1 = Math_fround(Math_fround((($6_1 ^ ($6_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $0_1 = Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($2_1 - $4_1) + Math_fround(-.5)))) * Math_fround(2.0)) + Math_fround(Math_fround(Math_floor(Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($0_1 - $3_1) + Math_fround(-.5)))) * Math_fround(2.0)) + $5_1) * Math_fround(9.0)))) / Math_fround(9.0)));
  if ($0_1 < Math_fround(1.059999942779541) & $0_1 > Math_fround(.9300000071525574) | 0) {
   global$2 = Math_fround(.800000011920929)
  } else {
   if ($0_1 <= Math_fround(.9300000071525574) & $0_1 > Math_fround(.6600000262260437) | 0) {
    global$0 = $1_1 < Math_fround(.5) ? Math_fround(.8999999761581421) : Math_fround(.550000011920929)
   } else {
    if ($0_1 <= Math_fround(.6600000262260437) & $0_1 > Math_fround(.5199999809265137) | 0) {
     global$2 = $1_1 < Math_fround(.5) ? Math_fround(.699999988079071) : Math_fround(.20000000298023224)
    } else {
     if ($0_1 < Math_fround(.23999999463558197)) {
      global$0 = $1_1 < Math_fround(.5) ? Math_fround(.6000000238418579) : Math_fround(.8999999761581421)
     } else {
      if ($0_1 > Math_fround(1.5)) {
       global$0 = Math_fround(.800000011920929)
      }
     }
    }
   }
  }
 }
 
 function $94() {
  var $0_1 = Math_fround(0), $1_1 = Math_fround(0), $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0);
  if (global$53 < Math_fround(.3199999928474426)) {
   $0_1 = Math_fround(1.0)
  } else {
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(1.600000023841858) - Math_fround(global$53 + global$53)), Math_fround(.10000000149011612))), Math_fround(1.0)))
  }
  $1_1 = global$198;
  if (global$77 > Math_fround(0.0)) {
   $0_1 = Math_fround(global$77 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(1.0) - global$77) * global$165) * $0_1) * Math_fround(Math_fround(1.0) - Math_fround(global$53 * Math_fround(.6000000238418579)))))
  } else {
   $0_1 = Math_fround(0.0)
  }
  $2_1 = Math_fround(Math_fround(1.0) - $0_1);
  global$195 = Math_fround($1_1 * $2_1);
  global$196 = Math_fround(global$199 * $2_1);
  global$197 = Math_fround(global$200 * $2_1);
  $2_1 = $38();
  $3_1 = global$54;
  $4_1 = global$60;
  $5_1 = global$61;
  if (global$30 & 16 | 0) {
   $1_1 = global$77;
   global$77 = Math_fround(0.0);
   global$94 = Math_fround(global$94 - Math_fround(Math_fround(global$71 + global$71) * Math_fround(6.000000284984708e-04)));
   global$95 = Math_fround(global$95 - Math_fround(Math_fround(global$72 + global$72) * Math_fround(6.000000284984708e-04)));
   global$96 = Math_fround(global$96 - Math_fround(Math_fround(global$58 + global$58) * Math_fround(6.000000284984708e-04)));
   global$71 = Math_fround(-global$71);
   global$72 = Math_fround(-global$72);
   global$58 = Math_fround(-global$58);
   global$68 = Math_fround(-global$68);
   global$69 = Math_fround(-global$69);
   global$70 = Math_fround(-global$70);
   $2_1 = Math_fround($2_1 + Math_fround(Math_fround($38() - $2_1) * Math_fround(.36000001430511475)));
   $4_1 = Math_fround($4_1 + Math_fround(Math_fround(global$60 - $4_1) * Math_fround(.36000001430511475)));
   $5_1 = Math_fround($5_1 + Math_fround(Math_fround(global$61 - $5_1) * Math_fround(.36000001430511475)));
   global$94 = Math_fround(global$94 - Math_fround(Math_fround(global$71 + global$71) * Math_fround(6.000000284984708e-04)));
   global$95 = Math_fround(global$95 - Math_fround(Math_fround(global$72 + global$72) * Math_fround(6.000000284984708e-04)));
   global$96 = Math_fround(global$96 - Math_fround(Math_fround(global$58 + global$58) * Math_fround(6.000000284984708e-04)));
   global$71 = Math_fround(-global$71);
   global$72 = Math_fround(-global$72);
   global$58 = Math_fround(-global$58);
   global$68 = Math_fround(-global$68);
   global$69 = Math_fround(-global$69);
   global$70 = Math_fround(-global$70);
   global$77 = $1_1;
   $3_1 = Math_fround($3_1 + Math_fround(Math_fround(global$54 - $3_1) * Math_fround(.36000001430511475)));
  }
  if (global$53 < Math_fround(.3199999928474426) & global$77 > Math_fround(0.0) | 0) {
   $1_1 = $37(Math_fround(24.0));
   if ($1_1 != Math_fround(0.0)) {
    global$91 = Math_fround(global$91 + Math_fround(Math_fround(Math_fround(global$16 * $1_1) * $0_1) * global$50));
    global$92 = Math_fround(global$92 + Math_fround(Math_fround(Math_fround(global$17 * $1_1) * $0_1) * global$51));
    global$93 = Math_fround(global$93 + Math_fround(Math_fround(Math_fround(global$18 * $1_1) * $0_1) * global$52));
   }
  }
  $4();
  $11(global$68, global$69, global$70, global$32, global$34);
  $54(global$94, global$95, global$96, global$111, global$112, global$113, global$58 < Math_fround(-.6000000238418579));
  global$16 = Math_fround(global$16 + $3_1);
  global$17 = Math_fround(global$17 + $4_1);
  global$18 = Math_fround(global$18 + $5_1);
  $0_1 = Math_fround(Math_max(global$16, Math_fround(Math_max(global$17, global$18))));
  if ($0_1 > Math_fround(24.0)) {
   $0_1 = Math_fround(Math_fround(24.0) / $0_1);
   global$16 = Math_fround(global$16 * $0_1);
   global$17 = Math_fround(global$17 * $0_1);
   global$18 = Math_fround(global$18 * $0_1);
  }
  global$192 = global$16;
  global$193 = global$17;
  global$194 = global$18;
  $1_1 = global$91;
  $3_1 = global$195;
  if ($2_1 > Math_fround(0.0)) {
   $0_1 = Math_fround(Math_fround(Math_fround(global$114 * Math_fround(.2125999927520752)) + Math_fround(global$115 * Math_fround(.7152000069618225))) + Math_fround(global$116 * Math_fround(.0722000002861023)));
   $0_1 = Math_fround($2_1 * Math_fround(Math_min(Math_fround(Math_fround(($0_1 > Math_fround(0.0) ? Math_fround($0_1 * Math_fround(2.200000047683716)) : Math_fround(1000000015047466219876688.0e6)) * Math_fround(3.1415927410125732)) / Math_fround(Math_fround(Math_fround(global$135 * Math_fround(.2125999927520752)) + Math_fround(global$153 * Math_fround(.7152000069618225))) + Math_fround(global$154 * Math_fround(.0722000002861023)))), Math_fround(1.0))));
  } else {
   $0_1 = Math_fround(0.0)
  }
  global$91 = Math_fround($1_1 + Math_fround(Math_fround($3_1 * $0_1) * global$135));
  global$92 = Math_fround(global$92 + Math_fround(Math_fround(global$196 * $0_1) * global$153));
  global$93 = Math_fround(global$93 + Math_fround(Math_fround(global$197 * $0_1) * global$154));
 }
 
 function $95($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = 0, $5_1 = 0, $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0);
  $5_1 = global$261;
  $4_1 = $0_1 & 65535 | 0;
  $4_1 = ($4_1 << 8 | 0 | $4_1 | 0) & 16711935 | 0;
  $4_1 = ($4_1 << 4 | 0 | $4_1 | 0) & 252645135 | 0;
  $4_1 = ($4_1 << 2 | 0 | $4_1 | 0) & 858993459 | 0;
  $7_1 = ($4_1 << 1 | 0 | $4_1 | 0) & 1431655765 | 0;
  $4_1 = $1_1 & 65535 | 0;
  $4_1 = ($4_1 << 8 | 0 | $4_1 | 0) & 16711935 | 0;
  $4_1 = ($4_1 << 4 | 0 | $4_1 | 0) & 252645135 | 0;
  $4_1 = ($4_1 << 2 | 0 | $4_1 | 0) & 858993459 | 0;
  $4_1 = $7_1 | ((($4_1 << 1 | 0 | $4_1 | 0) & 1431655765 | 0) << 1 | 0) | 0;
  $2_1 = Math_imul($5_1, $4_1) + ($2_1 ^ ($4_1 & ($5_1 - 1 | 0) | 0) | 0) | 0;
  $2_1 = ($2_1 >>> 1 | 0) & 1431655765 | 0 | (($2_1 & 1431655765 | 0) << 1 | 0) | 0;
  $2_1 = ($2_1 >>> 2 | 0) & 858993459 | 0 | (($2_1 & 858993459 | 0) << 2 | 0) | 0;
  $2_1 = ($2_1 >>> 4 | 0) & 252645135 | 0 | (($2_1 & 252645135 | 0) << 4 | 0) | 0;
  $2_1 = ($2_1 >>> 8 | 0) & 16711935 | 0 | (($2_1 & 16711935 | 0) << 8 | 0) | 0;
  global$103 = $2_1 << 16 | 0 | ($2_1 >>> 16 | 0) | 0;
  global$155 = 0;
  global$36 = 0;
  $4();
  $25(Math_fround(Math_fround($0_1 | 0) + global$32), Math_fround(Math_fround($1_1 | 0) + global$34), global$33, global$160);
  global$192 = Math_fround(0.0);
  global$193 = Math_fround(0.0);
  global$194 = Math_fround(0.0);
  global$91 = Math_fround(0.0);
  global$92 = Math_fround(0.0);
  global$93 = Math_fround(0.0);
  global$55 = Math_fround(0.0);
  global$56 = Math_fround(0.0);
  global$57 = Math_fround(0.0);
  global$195 = Math_fround(0.0);
  global$196 = Math_fround(0.0);
  global$197 = Math_fround(0.0);
  global$137 = Math_fround(0.0);
  global$138 = Math_fround(0.0);
  global$139 = Math_fround(0.0);
  global$228 = Math_fround(1.0);
  global$227 = Math_fround(60.0);
  if (!$99()) {
   return
  }
  global$137 = global$10;
  global$138 = global$11;
  global$139 = global$12;
  if (global$229) {
   $3_1 = Math_fround(Math_fround(Math_fround(Math_fround(global$230 * global$137) + Math_fround(global$231 * global$138)) + Math_fround(global$232 * global$139)) * Math_fround(2.0));
   global$137 = Math_fround(global$137 - Math_fround($3_1 * global$230));
   global$138 = Math_fround(global$138 - Math_fround($3_1 * global$231));
   global$139 = Math_fround(global$139 - Math_fround($3_1 * global$232));
  }
  global$227 = Math_fround(global$129 * global$161);
  global$228 = global$87;
  $8_1 = global$55;
  $9_1 = Math_fround(global$65 * global$50);
  if (global$30 & 4 | 0) {
   $3_1 = Math_fround(1.0)
  } else {
   $3_1 = Math_fround(Math_max(global$65, Math_fround(Math_max(global$66, global$67))));
   if ($3_1 > Math_fround(0.0)) {
    $6_1 = Math_fround(Math_fround(Math_fround(global$114 * Math_fround(.2125999927520752)) + Math_fround(global$115 * Math_fround(.7152000069618225))) + Math_fround(global$116 * Math_fround(.0722000002861023)));
    $3_1 = Math_fround(Math_min(Math_fround(($6_1 > Math_fround(0.0) ? Math_fround($6_1 * Math_fround(1.5)) : Math_fround(1000000015047466219876688.0e6)) / $3_1), Math_fround(1.0)));
   } else {
    $3_1 = Math_fround(1.0)
   }
   $3_1 = Math_fround($3_1 * global$216);
  }
  global$55 = Math_fround($8_1 + Math_fround($9_1 * $3_1));
  global$56 = Math_fround(global$56 + Math_fround(Math_fround(global$66 * global$51) * $3_1));
  global$57 = Math_fround(global$57 + Math_fround(Math_fround(global$67 * global$52) * $3_1));
  if (global$30 & 4 | 0) {
   $3_1 = Math_fround(Math_max(global$55, Math_fround(Math_max(global$56, global$57))));
   if ($3_1 > Math_fround(9.0)) {
    $3_1 = Math_fround(Math_fround(9.0) / $3_1);
    global$55 = Math_fround(global$55 * $3_1);
    global$56 = Math_fround(global$56 * $3_1);
    global$57 = Math_fround(global$57 * $3_1);
   }
   return;
  }
  global$71 = global$19;
  global$72 = global$20;
  global$58 = global$21;
  global$94 = Math_fround(global$27 + Math_fround(global$71 * Math_fround(6.000000284984708e-04)));
  global$95 = Math_fround(global$28 + Math_fround(global$72 * Math_fround(6.000000284984708e-04)));
  global$96 = Math_fround(global$29 + Math_fround(global$58 * Math_fround(6.000000284984708e-04)));
  global$68 = global$10;
  global$69 = global$11;
  global$70 = global$12;
  global$198 = Math_fround(global$62 * global$50);
  global$199 = Math_fround(global$63 * global$51);
  global$200 = Math_fround(global$64 * global$52);
  global$77 = global$184;
  global$53 = Math_fround(Math_max(global$87, Math_fround(.029999999329447746)));
  $3_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(-global$40) * global$68) + Math_fround(Math_fround(-global$41) * global$69)) + Math_fround(Math_fround(-global$42) * global$70)), Math_fround(.019999999552965164))), Math_fround(1.0))));
  global$165 = Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $3_1) * $3_1) * $3_1) * $3_1);
  if (global$215 > Math_fround(.5)) {
   $3_1 = $37(Math_fround(7.200000286102295));
   if ($3_1 != Math_fround(0.0)) {
    global$91 = Math_fround(Math_fround(global$16 * $3_1) * Math_fround(global$198 + Math_fround(Math_fround(global$50 - global$198) * global$165)));
    global$92 = Math_fround(Math_fround(global$17 * $3_1) * Math_fround(global$199 + Math_fround(Math_fround(global$51 - global$199) * global$165)));
    global$93 = Math_fround(Math_fround(global$18 * $3_1) * Math_fround(global$200 + Math_fround(Math_fround(global$52 - global$200) * global$165)));
   }
  } else {
   $94()
  }
 }
 
 function $96($0_1, $1_1, $2_1, $3_1, $4_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  var $5_1 = 0, $6_1 = 0;
  $30(global$187);
  label2 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $6_1 = 0;
    label1 : while (1) {
     if (($6_1 | 0) < (global$33 | 0)) {
      if (($4_1 | 0) == (1 | 0)) {
       $5_1 = (Math_imul($6_1 >> 1 | 0, -1918454973) + Math_imul($0_1 >> 1 | 0, -669632447) | 0) + 210179435 | 0;
       $5_1 = Math_imul(($5_1 >>> 16 | 0) ^ $5_1 | 0, 2146121005);
       $5_1 = Math_imul(($5_1 >>> 15 | 0) ^ $5_1 | 0, -2073254261);
       $5_1 = ($6_1 & 1 | 0 | (($0_1 & 1 | 0) << 1 | 0) | 0 | 0) == ((($5_1 >>> 16 | 0) ^ $5_1 | 0) >>> 30 | 0 | 0);
      } else {
       $5_1 = 1
      }
      block : {
       if (!$5_1) {
        break block
       }
       if (($4_1 | 0) == (2 | 0)) {
        $5_1 = (Math_imul($6_1 >> 1 | 0, -1918454973) + Math_imul($0_1 >> 1 | 0, -669632447) | 0) + 210179435 | 0;
        $5_1 = Math_imul(($5_1 >>> 16 | 0) ^ $5_1 | 0, 2146121005);
        $5_1 = Math_imul(($5_1 >>> 15 | 0) ^ $5_1 | 0, -2073254261);
        $5_1 = ($6_1 & 1 | 0 | (($0_1 & 1 | 0) << 1 | 0) | 0 | 0) == ((($5_1 >>> 16 | 0) ^ $5_1 | 0) >>> 30 | 0 | 0);
       } else {
        $5_1 = 0
       }
       if ($5_1) {
        break block
       }
       $5_1 = $2_1;
       label : while (1) {
        if ($3_1 >>> 0 > $5_1 >>> 0) {
         $39($6_1, $0_1, $5_1);
         $5_1 = $5_1 + 1 | 0;
         continue label;
        }
        break label;
       };
      }
      $6_1 = $6_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
 }
 
 function $97($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  var $6_1 = 0, $7_1 = 0;
  $30(global$187);
  label2 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $6_1 = 0;
    label1 : while (1) {
     if (($6_1 | 0) < (global$33 | 0)) {
      if ($5_1 >>> 0 <= HEAPU8[($4_1 + (Math_imul($0_1, global$33) + $6_1 | 0) | 0) >> 0] >>> 0) {
       $7_1 = $2_1;
       label : while (1) {
        if ($3_1 >>> 0 > $7_1 >>> 0) {
         $39($6_1, $0_1, $7_1);
         $7_1 = $7_1 + 1 | 0;
         continue label;
        }
        break label;
       };
      }
      $6_1 = $6_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
 }
 
 function $98($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0);
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(-Math_fround(Math_fround(Math_fround(global$19 * global$40) + Math_fround(global$20 * global$41)) + Math_fround(global$21 * global$42))), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround(1.0) - $3_1);
  $2_1 = Math_fround(Math_min(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($2_1 * Math_fround(.9660000205039978)) * $2_1) * $2_1) * $2_1) * $2_1) + Math_fround(.03400000184774399)), Math_fround(.8999999761581421)));
  $8_1 = global$62;
  $9_1 = global$63;
  $10_1 = global$64;
  $5_1 = global$27;
  $6_1 = global$28;
  $7_1 = global$29;
  if ($0_1) {
   $4_1 = Math_fround(Math_fround(Math_fround(global$114 * Math_fround(.2125999927520752)) + Math_fround(global$115 * Math_fround(.7152000069618225))) + Math_fround(global$116 * Math_fround(.0722000002861023)));
   $0_1 = $4_1 > Math_fround(0.0);
   $3_1 = Math_fround($3_1 * Math_fround(-2.0));
   $29(Math_fround($5_1 + Math_fround(global$19 * Math_fround(6.000000284984708e-04))), Math_fround($6_1 + Math_fround(global$20 * Math_fround(6.000000284984708e-04))), Math_fround($7_1 + Math_fround(global$21 * Math_fround(6.000000284984708e-04))), Math_fround(global$40 - Math_fround($3_1 * global$19)), Math_fround(global$41 - Math_fround($3_1 * global$20)), Math_fround(global$42 - Math_fround($3_1 * global$21)), 1, $0_1 ? Math_fround($4_1 * Math_fround(12.0)) : Math_fround(1000000015047466219876688.0e6), Math_fround(global$129 * $1_1), $1_1);
   if (!global$226) {
    $1_1 = $0_1 ? Math_fround($4_1 * Math_fround(2.799999952316284)) : Math_fround(1000000015047466219876688.0e6);
    $4_1 = Math_fround(Math_max(global$16, Math_fround(Math_max(global$17, global$18))));
    if ($1_1 < $4_1) {
     $1_1 = Math_fround($1_1 / $4_1);
     global$16 = Math_fround(global$16 * $1_1);
     global$17 = Math_fround(global$17 * $1_1);
     global$18 = Math_fround(global$18 * $1_1);
    }
   }
   global$55 = Math_fround(global$55 + Math_fround(Math_fround(global$16 * $2_1) * global$50));
   global$56 = Math_fround(global$56 + Math_fround(Math_fround(global$17 * $2_1) * global$51));
   global$57 = Math_fround(global$57 + Math_fround(Math_fround(global$18 * $2_1) * global$52));
  }
  $1_1 = Math_fround(Math_fround(1.0) - $2_1);
  global$50 = Math_fround(global$50 * Math_fround($8_1 * $1_1));
  global$51 = Math_fround(global$51 * Math_fround($9_1 * $1_1));
  global$52 = Math_fround(global$52 * Math_fround($10_1 * $1_1));
  global$140 = Math_fround($5_1 + Math_fround(global$40 * Math_fround(7.999999797903001e-04)));
  global$141 = Math_fround($6_1 + Math_fround(global$41 * Math_fround(7.999999797903001e-04)));
  global$142 = Math_fround($7_1 + Math_fround(global$42 * Math_fround(7.999999797903001e-04)));
 }
 
 function $99() {
  var $0_1 = Math_fround(0), $1_1 = 0, $2_1 = Math_fround(0), $3_1 = 0, $4_1 = 0;
  global$140 = global$162;
  global$141 = global$163;
  global$142 = global$164;
  global$40 = global$89;
  global$41 = global$90;
  global$42 = global$126;
  global$50 = Math_fround(1.0);
  global$51 = Math_fround(1.0);
  global$52 = Math_fround(1.0);
  global$129 = global$136;
  global$229 = 0;
  $2_1 = Math_fround(Math_fround(global$125 + global$125) / Math_fround(global$33 | 0));
  $47();
  $0_1 = global$128;
  label : while (1) {
   if ($0_1 >= Math_fround(1000000015047466219876688.0e6)) {
    $0_1 = Math_fround(Math_fround(Math_fround(global$114 * Math_fround(.2125999927520752)) + Math_fround(global$115 * Math_fround(.7152000069618225))) + Math_fround(global$116 * Math_fround(.0722000002861023)));
    $44(global$40, global$41, global$42, $0_1 > Math_fround(0.0) ? Math_fround($0_1 * Math_fround(2.700000047683716)) : Math_fround(1000000015047466219876688.0e6));
    global$55 = Math_fround(global$121 * global$50);
    global$56 = Math_fround(global$122 * global$51);
    global$57 = Math_fround(global$123 * global$52);
    return 0;
   }
   global$129 = Math_fround(global$129 + $0_1);
   $8(global$49, $0_1, global$140, global$141, global$142, global$40, global$41, global$42, 1);
   $26(global$49, global$40, global$41, global$42, Math_fround(global$129 * $2_1));
   if (($1_1 | 0) == (5 | 0)) {
    return 1
   }
   if (global$30 & 2 | 0) {
    $0_1 = Math_fround(Math_fround(Math_fround(Math_fround(global$19 * global$40) + Math_fround(global$20 * global$41)) + Math_fround(global$21 * global$42)) * Math_fround(2.0));
    global$40 = Math_fround(global$40 - Math_fround($0_1 * global$19));
    global$41 = Math_fround(global$41 - Math_fround($0_1 * global$20));
    global$42 = Math_fround(global$42 - Math_fround($0_1 * global$21));
    global$229 = 1;
    global$230 = global$19;
    global$231 = global$20;
    global$232 = global$21;
    global$50 = Math_fround(global$50 * global$62);
    global$51 = Math_fround(global$51 * global$63);
    global$52 = Math_fround(global$52 * global$64);
    global$140 = Math_fround(global$27 + Math_fround(global$19 * Math_fround(6.000000284984708e-04)));
    global$141 = Math_fround(global$28 + Math_fround(global$20 * Math_fround(6.000000284984708e-04)));
    global$142 = Math_fround(global$29 + Math_fround(global$21 * Math_fround(6.000000284984708e-04)));
    $1_1 = $1_1 + 1 | 0;
   } else {
    if (global$30 & 8 | 0 ? ($3_1 | 0) < (12 | 0) : 0) {
     $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(-Math_fround(Math_fround(Math_fround(global$10 * global$40) + Math_fround(global$11 * global$41)) + Math_fround(global$12 * global$42))), Math_fround(0.0))), Math_fround(1.0)));
     global$55 = Math_fround(global$55 + Math_fround(Math_fround(Math_fround(global$65 * global$50) * $0_1) * $0_1));
     global$56 = Math_fround(global$56 + Math_fround(Math_fround(Math_fround(global$66 * global$51) * $0_1) * $0_1));
     global$57 = Math_fround(global$57 + Math_fround(Math_fround(Math_fround(global$67 * global$52) * $0_1) * $0_1));
     global$140 = Math_fround(global$27 + Math_fround(global$40 * Math_fround(7.999999797903001e-04)));
     global$141 = Math_fround(global$28 + Math_fround(global$41 * Math_fround(7.999999797903001e-04)));
     global$142 = Math_fround(global$29 + Math_fround(global$42 * Math_fround(7.999999797903001e-04)));
     $3_1 = $3_1 + 1 | 0;
    } else {
     if (global$30 & 1 | 0) {
      $98(!$4_1, $2_1);
      $4_1 = 1;
      $1_1 = $1_1 + 1 | 0;
     } else {
      return 1
     }
    }
   }
   $6(global$140, global$141, global$142, global$40, global$41, global$42);
   $0_1 = global$35;
   continue label;
  };
 }
 
 function $100($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = 0, $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = Math_fround(0);
  $6_1 = Math_fround($0_1 / Math_fround(.008500000461935997));
  $7_1 = ~~Math_fround(Math_floor($6_1));
  if ($0(Math_fround(Math_fround($0_1 * Math_fround(5.0)) + Math_fround(2.0)), Math_fround(9.0)) < Math_fround(.4000000059604645)) {
   return
  }
  $4_1 = Math_imul($7_1, -1918454973) - 1053521238 | 0;
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 16 | 0) | 0, 2146121005);
  $4_1 = Math_imul($4_1 ^ ($4_1 >>> 15 | 0) | 0, -2073254261);
  $3_1 = Math_fround(Math_fround((($4_1 ^ ($4_1 >>> 16 | 0) | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $0_1 = Math_fround(Math_fround(Math_fround($2_1 + Math_fround(.035999998450279236)) + Math_fround($3_1 * Math_fround(.00800000037997961))) + Math_fround($0(Math_fround($0_1 * Math_fround(20.0)), Math_fround(4.0)) * Math_fround(.012000000104308128)));
  $8_1 = global$3;
  $5_1 = Math_fround(Math_fround($3_1 * Math_fround(.6000000238418579)) + Math_fround(.6000000238418579));
  $9_1 = Math_fround($5_1 * Math_fround(.27000001072883606));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround(Math_fround($6_1 - Math_fround($7_1 | 0)) + Math_fround(-.5)) + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(-.5)) * Math_fround(3.5)) * Math_fround($1_1 - $2_1))))) + Math_fround(-.30000001192092896)) / Math_fround(-.10000000894069672)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1)));
  $2_1 = Math_fround($0_1 + Math_fround(.001500000013038516));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $2_1) / Math_fround(Math_fround($0_1 + Math_fround(-.001500000013038516)) - $2_1)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround($3_1 * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))));
  global$3 = Math_fround($8_1 + Math_fround(Math_fround(Math_fround($9_1 + Math_fround(Math_fround(global$24 - $9_1) * Math_fround(.10000000149011612))) - $8_1) * $2_1));
  $3_1 = global$4;
  $6_1 = Math_fround($5_1 * Math_fround(.22499999403953552));
  global$4 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround($6_1 + Math_fround(Math_fround(global$25 - $6_1) * Math_fround(.10000000149011612))) - $3_1) * $2_1));
  $3_1 = global$5;
  $5_1 = Math_fround($5_1 * Math_fround(.18000000715255737));
  global$5 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround($5_1 + Math_fround(Math_fround(global$26 - $5_1) * Math_fround(.10000000149011612))) - $3_1) * $2_1));
  $2_1 = global$3;
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($1_1 - $0_1) + Math_fround(.008999999612569809)))) + Math_fround(-2.0000000949949026e-03)) / Math_fround(-1.2000000569969416e-03)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.699999988079071));
  global$3 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(global$24 + Math_fround(-.1599999964237213)) * Math_fround(.10000000149011612)) + Math_fround(.1599999964237213)) - $2_1) * $0_1));
  $1_1 = global$4;
  global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(global$25 + Math_fround(-.14000000059604645)) * Math_fround(.10000000149011612)) + Math_fround(.14000000059604645)) - $1_1) * $0_1));
  $1_1 = global$5;
  global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(global$26 + Math_fround(-.11999999731779099)) * Math_fround(.10000000149011612)) + Math_fround(.11999999731779099)) - $1_1) * $0_1));
 }
 
 function $101($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0);
  $5_1 = Math_fround(Math_abs($0_1));
  $3_1 = Math_fround(Math_abs($1_1));
  $4_1 = Math_fround(Math_fround(Math_min($5_1, $3_1)) / Math_fround(Math_max($3_1, $5_1)));
  $4_1 = Math_fround($4_1 * Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $4_1) * Math_fround(.27300000190734863)) + Math_fround(.7853981852531433)));
  $5_1 = $3_1 > $5_1 ? Math_fround(Math_fround(1.5707963705062866) - $4_1) : $4_1;
  $5_1 = $0_1 < Math_fround(0.0) ? Math_fround(Math_fround(3.1415927410125732) - $5_1) : $5_1;
  $5_1 = $1_1 < Math_fround(0.0) ? Math_fround(Math_fround(6.2831854820251465) - $5_1) : $5_1;
  $3_1 = global$3;
  $6_1 = $3_1;
  $9_1 = Math_fround(Math_fround(.4000000059604645) - $3_1);
  $3_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(2.0999999046325684)) + Math_fround(5.0)), Math_fround(Math_fround($1_1 * Math_fround(2.0999999046325684)) + Math_fround(2.0))) + Math_fround(-.5600000023841858)) * Math_fround(.15000000596046448)) + Math_fround($0(Math_fround($0_1 * Math_fround(30.0)), Math_fround($1_1 * Math_fround(30.0))) * Math_fround(.00800000037997961)));
  $4_1 = Math_fround($3_1 + Math_fround(.003000000026077032));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $4_1) / Math_fround(Math_fround($3_1 + Math_fround(-.003000000026077032)) - $4_1)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  global$3 = Math_fround($6_1 + Math_fround($9_1 * $3_1));
  $4_1 = global$4;
  global$4 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(.5) - $4_1) * $3_1));
  $4_1 = global$5;
  global$5 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(.550000011920929) - $4_1) * $3_1));
  $102($0_1, $1_1, $2_1);
  $104($0_1, $1_1, $2_1);
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(3.4000000953674316)) + Math_fround(1.0)), Math_fround($1_1 * Math_fround(3.4000000953674316))) + Math_fround(-.30000001192092896)) / Math_fround(.44999998807907104)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * Math_fround(.08500000089406967)) + Math_fround(-.08500000089406967));
  if ($2_1 < Math_fround($3_1 + Math_fround(.1599999964237213))) {
   $20($5_1, $2_1, Math_fround($3_1 + Math_fround(-.012000000104308128)), 0, 150, Math_fround(.05000000074505806));
   $100($5_1, $2_1, $3_1);
  }
  $4_1 = Math_fround($3_1 + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(26.0)), Math_fround($1_1 * Math_fround(26.0))) + Math_fround(-.5)) * Math_fround(.00800000037997961)));
  $7_1 = Math_fround($4_1 + Math_fround(.003000000026077032));
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $7_1) / Math_fround(Math_fround($4_1 + Math_fround(-.003000000026077032)) - $7_1)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
  if (!($4_1 <= Math_fround(0.0))) {
   $6_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_max(Math_fround($3_1 - $2_1), Math_fround(0.0))) + Math_fround(.11999999731779099)));
   $7_1 = Math_fround($1_1 * $6_1);
   $9_1 = global$3;
   $6_1 = Math_fround($0_1 * $6_1);
   $6_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($6_1 * Math_fround(2.4000000953674316)) + Math_fround($2_1 * Math_fround(5.0))), Math_fround($7_1 * Math_fround(2.4000000953674316))) * Math_fround(.5)) + Math_fround($0(Math_fround($6_1 * Math_fround(9.0)), Math_fround($7_1 * Math_fround(9.0))) * Math_fround(.30000001192092896))) + Math_fround($0(Math_fround($0_1 * Math_fround(190.0)), Math_fround(Math_fround($2_1 * Math_fround(320.0)) + Math_fround($1_1 * Math_fround(190.0)))) * Math_fround(.20000000298023224))) * Math_fround(.6000000238418579)) + Math_fround(.6600000262260437));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(9.0)), Math_fround($1_1 * Math_fround(9.0)), Math_fround($2_1 * Math_fround(22.0))) + Math_fround(-.30000001192092896)) / Math_fround(.3199999928474426)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround($6_1 * Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.550000011920929)) + Math_fround(.5199999809265137)));
   global$3 = Math_fround($9_1 + Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.5600000023841858)) - $9_1) * $4_1));
   $1_1 = global$4;
   global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.47999998927116394)) - $1_1) * $4_1));
   $1_1 = global$5;
   global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($0_1 * Math_fround(.3700000047683716)) - $1_1) * $4_1));
  }
  if ($2_1 < Math_fround($3_1 + Math_fround(.1599999964237213))) {
   $20($5_1, $2_1, Math_fround($3_1 + Math_fround(-.03500000014901161)), 1, 130, Math_fround(.07500000298023224))
  }
  $5($5_1, $2_1, 20, Math_fround(.4000000059604645), Math_fround(-.20000000298023224), Math_fround(.07000000029802322), Math_fround(.1899999976158142), 1920, 61, Math_fround(global$43 * Math_fround(1.149999976158142)), global$44, Math_fround(global$45 * Math_fround(1.25)), Math_fround(.07000000029802322), Math_fround(1.0));
  label : while (1) {
   if (($8_1 | 0) < (3 | 0)) {
    $0_1 = Math_fround($8_1 | 0);
    $20($5_1, $2_1, Math_fround(Math_fround(-.15000000596046448) - Math_fround($0_1 * Math_fround(.07000000029802322))), $8_1 + 2 | 0, 230 - Math_imul($8_1, 40) | 0, Math_fround(Math_fround($0_1 * Math_fround(.019999999552965164)) + Math_fround(.08500000089406967)));
    $8_1 = $8_1 + 1 | 0;
    continue label;
   }
   break label;
  };
  $103($5_1, $2_1);
 }
 
 function $102($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0);
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(-.001500000013038516)) / Math_fround(-.003000000026077032)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
  if ($4_1 <= Math_fround(0.0)) {
   return
  }
  $5_1 = global$3;
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(.004000000189989805)) / Math_fround(-.04100000113248825)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  $6_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_max(Math_fround(-$2_1), Math_fround(0.0))) + Math_fround(.00800000037997961)));
  $8_1 = Math_fround($0_1 * $6_1);
  $6_1 = Math_fround($1_1 * $6_1);
  $6_1 = Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround($8_1 * Math_fround(.5)), Math_fround($6_1 * Math_fround(.5))) * Math_fround(.5)) + Math_fround($0(Math_fround($8_1 * Math_fround(1.7000000476837158)), Math_fround($6_1 * Math_fround(1.7000000476837158))) * Math_fround(.5))) + Math_fround(-.5)) * Math_fround(.1599999964237213));
  global$3 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * Math_fround(.18000000715255737)) + Math_fround(.11999999731779099)) + $6_1) - $5_1) * $4_1));
  $5_1 = global$4;
  global$4 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * Math_fround(.22999998927116394)) + Math_fround(.27000001072883606)) + $6_1) - $5_1) * $4_1));
  $5_1 = global$5;
  global$5 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * Math_fround(.12000000476837158)) + Math_fround(.3799999952316284)) + $6_1) - $5_1) * $4_1));
  label : while (1) {
   if (($10_1 | 0) < (3 | 0)) {
    $4_1 = global$3;
    $7_1 = $4_1;
    $11_1 = Math_fround(Math_fround(.7200000286102295) - $4_1);
    $3_1 = Math_fround($10_1 | 0);
    $4_1 = Math_fround(Math_fround(Math_fround(-.020999999716877937) - Math_fround($3_1 * Math_fround(.008500000461935997))) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(Math_fround($3_1 * Math_fround(4.0)) + Math_fround(9.0))), Math_fround(Math_fround($1_1 * Math_fround(9.0)) + Math_fround($3_1 * Math_fround(5.0)))) + Math_fround(-.5)) * Math_fround(.004999999888241291)));
    $6_1 = Math_fround(Math_fround($3_1 * Math_fround(1.0000000474974513e-03)) + Math_fround(.002199999988079071));
    $5_1 = Math_fround($4_1 - $6_1);
    $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $5_1) / Math_fround(Math_fround($4_1 - Math_fround($6_1 * Math_fround(.6000000238418579))) - $5_1)), Math_fround(0.0))), Math_fround(1.0)));
    $9_1 = Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)));
    $8_1 = Math_fround($4_1 + Math_fround($6_1 * Math_fround(.4000000059604645)));
    $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $8_1) / Math_fround($4_1 - $8_1)), Math_fround(0.0))), Math_fround(1.0)));
    $9_1 = Math_fround($9_1 * Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1))));
    $5_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(12.0)) + Math_fround($3_1 * Math_fround(7.0))), Math_fround($1_1 * Math_fround(12.0))) + Math_fround(-.3400000035762787)) / Math_fround(.2199999988079071)), Math_fround(0.0))), Math_fround(1.0)));
    $5_1 = Math_fround(Math_fround($5_1 * $5_1) * Math_fround(Math_fround(3.0) - Math_fround($5_1 + $5_1)));
    $3_1 = Math_fround(Math_fround($9_1 * $5_1) * Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(160.0)) + Math_fround($3_1 * Math_fround(9.0))), Math_fround($1_1 * Math_fround(160.0))) * Math_fround(.5)) + Math_fround(.44999998807907104)));
    global$3 = Math_fround($7_1 + Math_fround($11_1 * $3_1));
    $7_1 = global$4;
    global$4 = Math_fround($7_1 + Math_fround(Math_fround(Math_fround(.7799999713897705) - $7_1) * $3_1));
    $7_1 = global$5;
    global$5 = Math_fround($7_1 + Math_fround(Math_fround(Math_fround(.800000011920929) - $7_1) * $3_1));
    $3_1 = global$3;
    $7_1 = $3_1;
    $9_1 = Math_fround(Math_fround(.17000000178813934) - $3_1);
    $3_1 = Math_fround($4_1 + Math_fround($6_1 * Math_fround(1.600000023841858)));
    $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $3_1) / Math_fround(Math_fround($4_1 + Math_fround($6_1 * Math_fround(.5))) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
    $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $4_1) / Math_fround($8_1 - $4_1)), Math_fround(0.0))), Math_fround(1.0)));
    $4_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)))) * $5_1) * Math_fround(.6000000238418579));
    global$3 = Math_fround($7_1 + Math_fround($9_1 * $4_1));
    $3_1 = global$4;
    global$4 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(.36000001430511475) - $3_1) * $4_1));
    $3_1 = global$5;
    global$5 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(.3799999952316284) - $3_1) * $4_1));
    $10_1 = $10_1 + 1 | 0;
    continue label;
   }
   break label;
  };
 }
 
 function $103($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0);
  if ($1_1 > Math_fround(-.1850000023841858)) {
   return
  }
  $2_1 = global$3;
  $3_1 = Math_fround($0_1 / Math_fround(.03400000184774399));
  $4_1 = Math_fround(Math_fround($3_1 - Math_fround(Math_floor($3_1))) + Math_fround(-.5));
  $5_1 = Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($4_1 * Math_fround(3.200000047683716)) + Math_fround(.5)), Math_fround(0.0))), Math_fround(1.0))) * Math_fround(.3400000035762787)) + Math_fround(.6200000047683716));
  $3_1 = Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(40.0)), Math_fround($1_1 * Math_fround(9.0))) * Math_fround(.11999999731779099)) + Math_fround(.800000011920929));
  $6_1 = Math_fround(Math_fround($5_1 * Math_fround(.7200000286102295)) * $3_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs($4_1)) + Math_fround(-.20000000298023224)) / Math_fround(-.06000000238418579)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.20499999821186066)) / Math_fround(-.003999993205070496)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround($4_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  global$3 = Math_fround($2_1 + Math_fround(Math_fround($6_1 - $2_1) * $0_1));
  $2_1 = global$4;
  global$4 = Math_fround($2_1 + Math_fround(Math_fround($6_1 - $2_1) * $0_1));
  $2_1 = global$5;
  global$5 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround(Math_fround($5_1 * Math_fround(.7099999785423279)) * $3_1) - $2_1) * $0_1));
  $2_1 = global$3;
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.21299999952316284)) / Math_fround(.01000000536441803)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.40000003576278687)) + Math_fround(.44999998807907104)) * $3_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.22200000286102295)) / Math_fround(.006000012159347534)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.1939999908208847)) / Math_fround(-.006000012159347534)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround($4_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  global$3 = Math_fround($2_1 + Math_fround(Math_fround($3_1 - $2_1) * $0_1));
  $1_1 = global$4;
  global$4 = Math_fround($1_1 + Math_fround(Math_fround($3_1 - $1_1) * $0_1));
  $1_1 = global$5;
  global$5 = Math_fround($1_1 + Math_fround(Math_fround($3_1 - $1_1) * $0_1));
 }
 
 function $104($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0);
  $6_1 = Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(10.0)), Math_fround($1_1 * Math_fround(10.0))) + Math_fround(-.5)) * Math_fround(.009999999776482582)) + Math_fround(-.05000000074505806));
  $3_1 = Math_fround($6_1 + Math_fround(.001500000013038516));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $3_1) / Math_fround(Math_fround($6_1 + Math_fround(-.001500000013038516)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1)));
  if ($3_1 > Math_fround(0.0)) {
   $5_1 = global$3;
   $4_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(.019999999552965164) - $2_1));
   $0_1 = Math_fround($0_1 * $4_1);
   $1_1 = Math_fround($1_1 * $4_1);
   $1_1 = Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 + $0_1), Math_fround($1_1 + $1_1)) * Math_fround(.1599999964237213)) + Math_fround(.8199999928474426)) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(9.0)), Math_fround($1_1 * Math_fround(9.0))) + Math_fround(-.5)) * Math_fround(.20000000298023224)));
   $0_1 = Math_fround($1_1 * Math_fround(.5600000023841858));
   $4_1 = $0_1;
   $7_1 = Math_fround(Math_fround(.30000001192092896) - $0_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($2_1 - $6_1) + Math_fround(.017999999225139618)) / Math_fround(.017999999225139618)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   global$3 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround($7_1 * $0_1)) - $5_1) * $3_1));
   $5_1 = global$4;
   $4_1 = Math_fround($1_1 * Math_fround(.49000000953674316));
   global$4 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(Math_fround(Math_fround(.28999999165534973) - $4_1) * $0_1)) - $5_1) * $3_1));
   $5_1 = global$5;
   $1_1 = Math_fround($1_1 * Math_fround(.3799999952316284));
   global$5 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($1_1 + Math_fround(Math_fround(Math_fround(.25999999046325684) - $1_1) * $0_1)) - $5_1) * $3_1));
  }
  $0_1 = global$3;
  $1_1 = $0_1;
  $4_1 = Math_fround(Math_fround(.8500000238418579) - $0_1);
  $0_1 = Math_fround($6_1 + Math_fround(-.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $0_1) / Math_fround(Math_fround($6_1 + Math_fround(-1.0000000474974513e-03)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround($6_1 + Math_fround(.004000000189989805));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $0_1) / Math_fround(Math_fround($6_1 + Math_fround(1.0000000474974513e-03)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround($3_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  global$3 = Math_fround($1_1 + Math_fround($4_1 * $0_1));
  $1_1 = global$4;
  global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround(.8700000047683716) - $1_1) * $0_1));
  $1_1 = global$5;
  global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround(.8700000047683716) - $1_1) * $0_1));
 }
 
 function $105($0_1, $1_1) {
  var $2_1 = 0;
  global$74 = $0_1;
  global$78 = ($1_1 | 0) == (4 | 0);
  $2_1 = ($1_1 | 0) == (3 | 0) ? 1 : global$78;
  global$98 = !($2_1 ? $0_1 : 1);
  global$46 = Math_fround(.1899999976158142);
  global$47 = Math_fround(.23999999463558197);
  global$48 = Math_fround(.08500000089406967);
  global$43 = Math_fround(.125);
  global$44 = Math_fround(.16500000655651093);
  global$45 = Math_fround(.06499999761581421);
  global$79 = Math_fround(.23999999463558197);
  global$80 = Math_fround(.29499998688697815);
  global$81 = Math_fround(.11999999731779099);
  global$24 = Math_fround(.5);
  global$25 = Math_fround(.5799999833106995);
  global$26 = Math_fround(.6200000047683716);
  if (($1_1 | 0) == (1 | 0)) {
   global$46 = Math_fround(.25999999046325684);
   global$47 = Math_fround(.3199999928474426);
   global$48 = Math_fround(.10999999940395355);
   global$43 = Math_fround(.16500000655651093);
   global$44 = Math_fround(.2199999988079071);
   global$45 = Math_fround(.07999999821186066);
   global$79 = Math_fround(.23499999940395355);
   global$80 = Math_fround(.3199999928474426);
   global$81 = Math_fround(.11500000208616257);
  } else {
   if (($1_1 | 0) == (2 | 0)) {
    global$46 = Math_fround(.36000001430511475);
    global$47 = Math_fround(.20999999344348907);
    global$48 = Math_fround(.07500000298023224);
    global$43 = Math_fround(.17000000178813934);
    global$44 = Math_fround(.18000000715255737);
    global$45 = Math_fround(.07000000029802322);
    global$79 = Math_fround(.30000001192092896);
    global$80 = Math_fround(.3100000023841858);
    global$81 = Math_fround(.14000000059604645);
    global$24 = Math_fround(.5600000023841858);
    global$25 = Math_fround(.5600000023841858);
    global$26 = Math_fround(.5600000023841858);
   } else {
    if ($2_1) {
     global$46 = Math_fround(.23999999463558197);
     global$47 = Math_fround(.20499999821186066);
     global$48 = Math_fround(.17000000178813934);
     global$43 = Math_fround(.11999999731779099);
     global$44 = Math_fround(.15000000596046448);
     global$45 = Math_fround(.08500000089406967);
     global$79 = Math_fround(.3100000023841858);
     global$80 = Math_fround(.2800000011920929);
     global$81 = Math_fround(.1899999976158142);
     global$24 = Math_fround(.5600000023841858);
     global$25 = Math_fround(.5799999833106995);
     global$26 = Math_fround(.6200000047683716);
    }
   }
  }
  if (($0_1 | 0) == (1 | 0)) {
   global$46 = Math_fround(.0949999988079071);
   global$47 = Math_fround(.13500000536441803);
   global$48 = Math_fround(.07500000298023224);
   global$43 = Math_fround(.12999999523162842);
   global$44 = Math_fround(.1899999976158142);
   global$45 = Math_fround(.07999999821186066);
  } else {
   if (($0_1 | 0) == (3 | 0)) {
    global$46 = Math_fround(.14499999582767487);
    global$47 = Math_fround(.1850000023841858);
    global$48 = Math_fround(.07000000029802322);
    global$43 = Math_fround(.12999999523162842);
    global$44 = Math_fround(.1899999976158142);
    global$45 = Math_fround(.05999999865889549);
    if (($1_1 | 0) == (2 | 0)) {
     global$79 = Math_fround(.25);
     global$80 = Math_fround(.3100000023841858);
     global$81 = Math_fround(.11999999731779099);
    }
   } else {
    if (($0_1 | 0) == (2 | 0)) {
     global$46 = Math_fround(.25);
     global$47 = Math_fround(.27000001072883606);
     global$48 = Math_fround(.12999999523162842);
     global$43 = Math_fround(.25);
     global$44 = Math_fround(.26499998569488525);
     global$45 = Math_fround(.17000000178813934);
     global$79 = Math_fround(.5);
     global$80 = Math_fround(.38999998569488525);
     global$81 = Math_fround(.2800000011920929);
     global$24 = Math_fround(.5199999809265137);
     global$25 = Math_fround(.4300000071525574);
     global$26 = Math_fround(.41999998688697815);
    }
   }
  }
  if (global$78) {
   global$79 = Math_fround(.800000011920929);
   global$80 = Math_fround(.8299999833106995);
   global$81 = Math_fround(.8799999952316284);
   global$24 = Math_fround(.6800000071525574);
   global$25 = Math_fround(.7200000286102295);
   global$26 = Math_fround(.7799999713897705);
  }
 }
 
 function $106($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  var $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = 0, $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0);
  $14_1 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround($0(Math_fround($1_1 * Math_fround(5.0)), Math_fround($4_1 * Math_fround(90.0))) + Math_fround(-.5)) * Math_fround(.05000000074505806)) * $3_1));
  $12_1 = Math_fround($6_1 - Math_fround($7_1 * Math_fround(.6200000047683716)));
  if ($1_1 < Math_fround($12_1 + Math_fround($7_1 * Math_fround(.699999988079071)))) {
   $9_1 = Math_fround($2_1 + Math_fround($3_1 * Math_fround(.05000000074505806)));
   $9_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $9_1) / Math_fround($2_1 - $9_1)), Math_fround(0.0))), Math_fround(1.0)));
   $13_1 = Math_fround(Math_fround(Math_fround(Math_abs($14_1)) + Math_fround(Math_fround(Math_max(Math_fround($1_1 - $12_1), Math_fround(0.0))) * Math_fround(.03999999910593033))) - Math_fround(Math_fround(Math_fround(Math_fround($9_1 * $9_1) * Math_fround(Math_fround(3.0) - Math_fround($9_1 + $9_1))) * Math_fround(.012000000104308128)) * $3_1));
   $9_1 = Math_fround($3_1 * Math_fround(.014999999664723873));
   $10_1 = Math_fround($9_1 + Math_fround(.003000000026077032));
   $9_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($13_1 - $10_1) / Math_fround(Math_fround($9_1 + Math_fround(-.003000000026077032)) - $10_1)), Math_fround(0.0))), Math_fround(1.0)));
   $9_1 = Math_fround(Math_fround($9_1 * $9_1) * Math_fround(Math_fround(3.0) - Math_fround($9_1 + $9_1)));
  } else {
   $9_1 = Math_fround(0.0)
  }
  if ($1_1 > $12_1) {
   $11_1 = $1_1 < Math_fround($6_1 + Math_fround($7_1 * (global$98 ? Math_fround(1.5) : Math_fround(.5))))
  } else {
   $11_1 = 0
  }
  if ($11_1) {
   $11_1 = -2;
   label : while (1) {
    if (($11_1 | 0) <= (2 | 0)) {
     $6_1 = Math_fround($1_1 - $12_1);
     $15_1 = Math_fround(Math_fround($3_1 * Math_fround(.012000000104308128)) * Math_fround(Math_fround(1.0) - Math_fround($6_1 / Math_fround($7_1 * Math_fround(1.899999976158142)))));
     $16_1 = Math_fround($15_1 + Math_fround(.003000000026077032));
     $13_1 = Math_fround($11_1 | 0);
     $10_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($6_1 / $7_1), Math_fround(0.0))), Math_fround(1.0)));
     $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($14_1 + Math_fround(Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($6_1 * Math_fround(9.0)) + Math_fround($13_1 * Math_fround(7.0))), Math_fround($4_1 * Math_fround(60.0))) + Math_fround(-.5)) * Math_fround(.09000000357627869)) * $3_1) * Math_fround(Math_fround($10_1 * $10_1) * Math_fround(Math_fround(3.0) - Math_fround($10_1 + $10_1))))) - Math_fround($6_1 * Math_fround(Math_fround($13_1 * Math_fround(.36000001430511475)) + Math_fround(Math_fround($4_1 + Math_fround(-.5)) * Math_fround(.4000000059604645))))))) - $16_1) / Math_fround(Math_fround($15_1 + Math_fround(-.001500000013038516)) - $16_1)), Math_fround(0.0))), Math_fround(1.0)));
     $9_1 = Math_fround(Math_max($9_1, Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)))));
     $11_1 = $11_1 + 1 | 0;
     continue label;
    }
    break label;
   };
  }
  $6_1 = Math_fround($1_1 + Math_fround($0(Math_fround($0_1 * Math_fround(500.0)), Math_fround($4_1 * Math_fround(9.0))) * Math_fround(.009999999776482582)));
  $4_1 = Math_fround($2_1 + Math_fround(-.009999999776482582));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($6_1 - $4_1) / Math_fround(Math_fround($2_1 + Math_fround(.00800000037997961)) - $4_1)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround($9_1 * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))));
  if (!global$98 & $1_1 > $12_1 | 0) {
   $4_1 = $2_1;
   $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($8_1 / Math_fround(.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
   $2_1 = Math_fround($4_1 * Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))));
  }
  if ($2_1 <= Math_fround(0.0)) {
   return
  }
  $4_1 = global$3;
  $6_1 = Math_fround($3_1 * Math_fround(.017999999225139618));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($14_1 - $6_1) / Math_fround(Math_fround($3_1 * Math_fround(-.017999999225139618)) - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * Math_fround(.8999999761581421)) + Math_fround(.4000000059604645)) + Math_fround(Math_fround($0(Math_fround($1_1 * Math_fround(50.0)), Math_fround($0_1 * Math_fround(300.0))) + Math_fround(-.5)) * Math_fround(.5)));
  $1_1 = Math_fround($0_1 * Math_fround(.11500000208616257));
  global$3 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround($1_1 + Math_fround(Math_fround(global$24 - $1_1) * $5_1)) - $4_1) * $2_1));
  $1_1 = global$4;
  $3_1 = Math_fround($0_1 * Math_fround(.09200000017881393));
  global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(Math_fround(global$25 - $3_1) * $5_1)) - $1_1) * $2_1));
  $1_1 = global$5;
  $0_1 = Math_fround($0_1 * Math_fround(.07199999690055847));
  global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$26 - $0_1) * $5_1)) - $1_1) * $2_1));
 }
 
 function $107($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = 0, $15_1 = Math_fround(0);
  $8_1 = Math_fround(Math_fround(Math_fround(.25999999046325684) - Math_fround($5_1 * Math_fround(.05999999865889549))) * $4_1);
  $9_1 = Math_fround(Math_fround($3_1 + Math_fround($4_1 * Math_fround(.1599999964237213))) + $8_1);
  $13_1 = Math_fround(Math_fround(Math_fround($5_1 * Math_fround(.11999999731779099)) + Math_fround(.2199999988079071)) * $4_1);
  if (Math_fround(Math_abs($0_1)) > Math_fround($13_1 * Math_fround(1.5))) {
   $14_1 = 1
  } else {
   $14_1 = $2_1 > Math_fround($9_1 + Math_fround($8_1 * Math_fround(1.5)))
  }
  if ($14_1 | $2_1 < Math_fround($3_1 + Math_fround(-.019999999552965164)) | 0) {
   return
  }
  $10_1 = $0_1;
  $11_1 = $3_1;
  $12_1 = $4_1;
  $15_1 = $8_1;
  $4_1 = Math_fround($0_1 / $13_1);
  $3_1 = Math_fround(Math_fround($2_1 - $9_1) / $8_1);
  $8_1 = Math_fround($1(Math_fround(Math_fround($1_1 * Math_fround(9.0)) + Math_fround($5_1 * Math_fround(40.0))), Math_fround($2_1 * Math_fround(9.0)), Math_fround($5_1 * Math_fround(9.0))) + Math_fround(-.5));
  $0_1 = Math_fround(Math_fround(Math_fround(Math_fround(1.0) - Math_fround(Math_sqrt(Math_fround(Math_fround($4_1 * $4_1) + Math_fround(Math_fround($3_1 * $3_1) * ($3_1 < Math_fround(0.0) ? Math_fround(1.5) : Math_fround(1.0))))))) + Math_fround($8_1 * Math_fround(.8500000238418579))) + Math_fround(Math_fround($1(Math_fround($1_1 * Math_fround(30.0)), Math_fround($2_1 * Math_fround(30.0)), Math_fround($5_1 * Math_fround(30.0))) + Math_fround(-.5)) * Math_fround(.41999998688697815)));
  $106($10_1, $2_1, $11_1, $12_1, $5_1, $6_1, $9_1, $15_1, $0_1);
  if (global$98) {
   $3_1 = Math_fround(global$46 * Math_fround(.6000000238418579));
   $4_1 = Math_fround($3_1 + Math_fround(Math_fround(global$24 - $3_1) * $6_1));
   $3_1 = global$3;
   $4_1 = Math_fround($4_1 - $3_1);
   $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround($0(Math_fround(Math_fround(Math_fround($1_1 * Math_fround(.800000011920929)) + Math_fround($2_1 * Math_fround(.6000000238418579))) * Math_fround(46.0)), Math_fround(Math_fround(Math_fround(Math_fround($2_1 * Math_fround(.800000011920929)) - Math_fround($1_1 * Math_fround(.6000000238418579))) * Math_fround(46.0)) + Math_fround($5_1 * Math_fround(7.0)))) + Math_fround(-.5)))) + Math_fround(Math_fround(Math_abs(Math_fround($0(Math_fround($1_1 * Math_fround(110.0)), Math_fround($2_1 * Math_fround(90.0))) + Math_fround(-.5)))) * Math_fround(.6000000238418579))) + Math_fround(-.20000000298023224)) / Math_fround(-.14000000059604645)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($0_1 / Math_fround(.4000000059604645)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.6000000238418579)) * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
   global$3 = Math_fround($3_1 + Math_fround($4_1 * $0_1));
   $1_1 = global$4;
   $2_1 = Math_fround(global$47 * Math_fround(.6000000238418579));
   global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($2_1 + Math_fround(Math_fround(global$25 - $2_1) * $6_1)) - $1_1) * $0_1));
   $1_1 = global$5;
   $2_1 = Math_fround(global$48 * Math_fround(.6000000238418579));
   global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($2_1 + Math_fround(Math_fround(global$26 - $2_1) * $6_1)) - $1_1) * $0_1));
   return;
  }
  if ($0_1 < Math_fround(-.30000001192092896)) {
   return
  }
  $10_1 = $1_1;
  $1_1 = Math_fround(global$43 * Math_fround(1.25));
  $11_1 = Math_fround($1_1 + Math_fround(Math_fround(global$46 - $1_1) * $5_1));
  $1_1 = Math_fround(global$44 * Math_fround(1.25));
  $12_1 = Math_fround($1_1 + Math_fround(Math_fround(global$47 - $1_1) * $5_1));
  $1_1 = Math_fround(global$45 * Math_fround(1.149999976158142));
  $22($10_1, $2_1, $7_1, ~~Math_fround($5_1 * Math_fround(64.0)) + 60 | 0, $11_1, $12_1, Math_fround($1_1 + Math_fround(Math_fround(global$48 - $1_1) * $5_1)), Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($3_1 * Math_fround(.41999998688697815)) + Math_fround(.5600000023841858)) - Math_fround($4_1 * Math_fround(.2199999988079071))) + Math_fround($8_1 * Math_fround(.800000011920929))), Math_fround(.05999999865889549))), Math_fround(1.100000023841858))));
  $2_1 = global$3;
  $1_1 = global$170;
  $3_1 = $1_1;
  $4_1 = Math_fround(Math_fround(global$46 * Math_fround(.75)) - $1_1);
  $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 + Math_fround(-.4000000059604645)) / Math_fround(-.30000001192092896)), Math_fround(0.0))), Math_fround(1.0)));
  $1_1 = Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) * Math_fround(.699999988079071));
  $3_1 = Math_fround($3_1 + Math_fround($4_1 * $1_1));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($0_1 + Math_fround(global$148 * Math_fround(.6200000047683716))) + Math_fround(-.10000000149011612)) / Math_fround(.059999994933605194)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  global$3 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(Math_fround(global$24 - $3_1) * $6_1)) - $2_1) * $0_1));
  $2_1 = global$4;
  $3_1 = global$171;
  $3_1 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(global$47 * Math_fround(.7200000286102295)) - $3_1) * $1_1));
  global$4 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(Math_fround(global$25 - $3_1) * $6_1)) - $2_1) * $0_1));
  $2_1 = global$5;
  $3_1 = global$172;
  $1_1 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(global$48 * Math_fround(.6499999761581421)) - $3_1) * $1_1));
  global$5 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($1_1 + Math_fround(Math_fround(global$26 - $1_1) * $6_1)) - $2_1) * $0_1));
 }
 
 function $108($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0);
  $3_1 = Math_fround(Math_fround($2_1 - $3_1) / Math_fround($4_1 * Math_fround(.6200000047683716)));
  if ($3_1 < Math_fround(-.019999999552965164) | $3_1 > Math_fround(1.0499999523162842) | 0) {
   return
  }
  $9_1 = Math_fround(Math_abs($0_1));
  $8_1 = Math_fround(Math_fround(Math_fround($3_1 * Math_fround(Math_fround($5_1 * Math_fround(4.0)) + Math_fround(10.0))) + Math_fround($9_1 * Math_fround(9.0))) + Math_fround(Math_fround($0(Math_fround(Math_fround($1_1 * Math_fround(24.0)) + Math_fround($5_1 * Math_fround(9.0))), Math_fround($2_1 * Math_fround(24.0))) + Math_fround(-.5)) * Math_fround(1.7999999523162842)));
  $8_1 = Math_fround($8_1 - Math_fround(Math_floor($8_1)));
  $10_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $3_1) * Math_fround(Math_fround($5_1 * Math_fround(.07000000029802322)) + Math_fround(.18000000715255737))) * $4_1) * Math_fround(Math_fround(1.100000023841858) - Math_fround($8_1 * Math_fround(.5)))) + Math_fround(Math_fround(Math_fround($0(Math_fround($1_1 * Math_fround(60.0)), Math_fround($2_1 * Math_fround(60.0))) + Math_fround(-.5)) * Math_fround(.05999999865889549)) * $4_1));
  if (Math_fround($10_1 + Math_fround($4_1 * Math_fround(.03999999910593033))) < $9_1) {
   return
  }
  $22($1_1, Math_fround($2_1 * Math_fround(1.5)), $7_1, ~~Math_fround($5_1 * Math_fround(64.0)) + 130 | 0, global$46, global$47, global$48, Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $8_1) * Math_fround(.75)) + Math_fround(.30000001192092896)) - Math_fround(Math_fround($0_1 / Math_fround($4_1 * Math_fround(.20000000298023224))) * Math_fround(.5))), Math_fround(.05000000074505806))), Math_fround(1.100000023841858))));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($10_1 + Math_fround(Math_fround(global$148 * Math_fround(.05000000074505806)) * $4_1)) - Math_fround(Math_abs($0_1))) + Math_fround(.003000000026077032)) / Math_fround(.006000000052154064)), Math_fround(0.0))), Math_fround(1.0)));
  $1_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround($3_1 / Math_fround(.05999999865889549)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround($1_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  $0_1 = global$170;
  $1_1 = global$171;
  $2_1 = global$172;
  if (global$78) {
   $5_1 = $0_1;
   $9_1 = Math_fround(Math_fround(.800000011920929) - $0_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($8_1 + Math_fround(-.5)) / Math_fround(-.4000000059604645)), Math_fround(0.0))), Math_fround(1.0)));
   $4_1 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.699999988079071));
   $0_1 = Math_fround($5_1 + Math_fround($9_1 * $4_1));
   $2_1 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround(.8999999761581421) - $2_1) * $4_1));
   $1_1 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround(.8399999737739563) - $1_1) * $4_1));
  }
  $4_1 = global$3;
  global$3 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$24 - $0_1) * $6_1)) - $4_1) * $3_1));
  $0_1 = global$4;
  global$4 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround($1_1 + Math_fround(Math_fround(global$25 - $1_1) * $6_1)) - $0_1) * $3_1));
  $0_1 = global$5;
  global$5 = Math_fround($0_1 + Math_fround(Math_fround(Math_fround($2_1 + Math_fround(Math_fround(global$26 - $2_1) * $6_1)) - $0_1) * $3_1));
 }
 
 function $109($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  var $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0);
  $13_1 = $0_1;
  $7_1 = Math_fround(Math_max(Math_fround($1_1 - Math_fround($2_1 + Math_fround($3_1 * Math_fround(.36000001430511475)))), Math_fround(0.0)));
  $6_1 = Math_fround(Math_sqrt(Math_fround(Math_fround($0_1 * $0_1) + Math_fround($7_1 * $7_1))));
  $11_1 = Math_fround($3_1 * Math_fround(.026000000536441803));
  $7_1 = Math_fround($11_1 + Math_fround(.003000000026077032));
  $7_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($6_1 - $7_1) / Math_fround(Math_fround($11_1 + Math_fround(-.003000000026077032)) - $7_1)), Math_fround(0.0))), Math_fround(1.0)));
  $14_1 = Math_fround(Math_fround($7_1 * $7_1) * Math_fround(Math_fround(3.0) - Math_fround($7_1 + $7_1)));
  $7_1 = Math_fround(-1.0);
  label : while (1) {
   if ($7_1 <= Math_fround(1.0)) {
    if (!($4_1 < Math_fround(.5) & $7_1 > Math_fround(0.0) | 0)) {
     $10_1 = Math_fround(Math_fround($7_1 * Math_fround(.07500000298023224)) * $3_1);
     $8_1 = Math_fround($0_1 - $10_1);
     $9_1 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.05000000074505806)) + Math_fround(.12999999523162842)) + Math_fround($7_1 * Math_fround(.029999999329447746))) * $3_1));
     $6_1 = Math_fround(Math_max(Math_fround(Math_max(Math_fround($1_1 - Math_fround($9_1 + Math_fround($3_1 * Math_fround(.10999999940395355)))), Math_fround($9_1 - $1_1))), Math_fround(0.0)));
     $15_1 = Math_fround(Math_sqrt(Math_fround(Math_fround($8_1 * $8_1) + Math_fround($6_1 * $6_1))));
     $6_1 = Math_fround($11_1 * Math_fround(.75));
     $12_1 = Math_fround($6_1 + Math_fround(.003000000026077032));
     $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($15_1 - $12_1) / Math_fround(Math_fround($6_1 + Math_fround(-.003000000026077032)) - $12_1)), Math_fround(0.0))), Math_fround(1.0)));
     $12_1 = Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)));
     $13_1 = $14_1 < $12_1 ? $8_1 : $13_1;
     $6_1 = Math_fround(Math_min($10_1, Math_fround(0.0)));
     $8_1 = Math_fround($6_1 + Math_fround(-.003000000026077032));
     $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 - $8_1) / Math_fround(Math_fround($6_1 + Math_fround(.003000000026077032)) - $8_1)), Math_fround(0.0))), Math_fround(1.0)));
     $8_1 = Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)));
     $6_1 = Math_fround(Math_max($10_1, Math_fround(0.0)));
     $10_1 = Math_fround($6_1 + Math_fround(.003000000026077032));
     $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 - $10_1) / Math_fround(Math_fround($6_1 + Math_fround(-.003000000026077032)) - $10_1)), Math_fround(0.0))), Math_fround(1.0)));
     $15_1 = Math_fround($8_1 * Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1))));
     $10_1 = Math_fround($11_1 * Math_fround(.699999988079071));
     $6_1 = Math_fround($9_1 - $10_1);
     $8_1 = Math_fround($6_1 + Math_fround(-.003000000026077032));
     $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $8_1) / Math_fround(Math_fround($6_1 + Math_fround(.003000000026077032)) - $8_1)), Math_fround(0.0))), Math_fround(1.0)));
     $8_1 = Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)));
     $9_1 = Math_fround($9_1 + $10_1);
     $6_1 = Math_fround($9_1 + Math_fround(.003000000026077032));
     $9_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $6_1) / Math_fround(Math_fround($9_1 + Math_fround(-.003000000026077032)) - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
     $14_1 = Math_fround(Math_max($14_1, Math_fround(Math_max($12_1, Math_fround($15_1 * Math_fround($8_1 * Math_fround(Math_fround($9_1 * $9_1) * Math_fround(Math_fround(3.0) - Math_fround($9_1 + $9_1)))))))));
    }
    $7_1 = Math_fround($7_1 + Math_fround(2.0));
    continue label;
   }
   break label;
  };
  $0_1 = Math_fround($2_1 + Math_fround(-.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 - $0_1) / Math_fround(Math_fround($2_1 + Math_fround(.003000000026077032)) - $0_1)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround($14_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  if ($0_1 <= Math_fround(0.0)) {
   return
  }
  $2_1 = global$3;
  $1_1 = Math_fround(Math_fround(Math_fround(.550000011920929) - Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround($13_1 / $11_1), Math_fround(-1.0))), Math_fround(1.0))) * Math_fround(.550000011920929))) + Math_fround($0(Math_fround($13_1 * Math_fround(600.0)), Math_fround(3.0)) * Math_fround(.11999999731779099)));
  $3_1 = Math_fround($1_1 * Math_fround(.20999999344348907));
  global$3 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(Math_fround(global$24 - $3_1) * $5_1)) - $2_1) * $0_1));
  $2_1 = global$4;
  $3_1 = Math_fround($1_1 * Math_fround(.25));
  global$4 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($3_1 + Math_fround(Math_fround(global$25 - $3_1) * $5_1)) - $2_1) * $0_1));
  $2_1 = global$5;
  $1_1 = Math_fround($1_1 * Math_fround(.14000000059604645));
  global$5 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($1_1 + Math_fround(Math_fround(global$26 - $1_1) * $5_1)) - $2_1) * $0_1));
 }
 
 function $110($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = Math_fround($3_1);
  $4_1 = Math_fround($4_1);
  $5_1 = Math_fround($5_1);
  global$174 = $0_1;
  global$99 = $1_1;
  global$239 = $2_1;
  global$175 = $3_1;
  global$207 = $4_1;
  global$208 = $5_1;
 }
 
 function $111($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
  $6_1 = global$175;
  $6_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $6_1) / Math_fround(Math_fround(global$175 + Math_fround(-.07000000029802322)) - $6_1)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($6_1 * $6_1) * Math_fround(Math_fround(3.0) - Math_fround($6_1 + $6_1)));
  if ($6_1 <= Math_fround(0.0)) {
   return
  }
  $3_1 = Math_fround(Math_abs($0_1));
  $4_1 = Math_fround(Math_abs($1_1));
  $7_1 = Math_fround(Math_fround(Math_min($3_1, $4_1)) / Math_fround(Math_max($3_1, $4_1)));
  $7_1 = Math_fround($7_1 * Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $7_1) * Math_fround(.27300000190734863)) + Math_fround(.7853981852531433)));
  $3_1 = $3_1 < $4_1 ? Math_fround(Math_fround(1.5707963705062866) - $7_1) : $7_1;
  $0_1 = $0_1 < Math_fround(0.0) ? Math_fround(Math_fround(3.1415927410125732) - $3_1) : $3_1;
  $1_1 = $1_1 < Math_fround(0.0) ? Math_fround(Math_fround(6.2831854820251465) - $0_1) : $0_1;
  $0_1 = Math_fround(Math_fround(global$99 | 0) / Math_fround(3.1415927410125732));
  $3_1 = Math_fround(Math_fround($1_1 * $0_1) + Math_fround(-.5));
  $0_1 = Math_fround(Math_fround(Math_fround(global$175 - $2_1) * $0_1) + Math_fround(-.5));
  $1_1 = Math_fround(global$239 - 1 | 0 | 0);
  if ($0_1 > $1_1) {
   $0_1 = Math_fround($1_1 - Math_fround($0_1 - $1_1))
  }
  $2_1 = Math_fround(Math_min(Math_fround($1_1 + Math_fround(-1.0000000474974513e-03)), Math_fround(Math_max($0_1, Math_fround(0.0)))));
  $1_1 = Math_fround(Math_floor($2_1));
  $0_1 = Math_fround(Math_floor($3_1));
  $5_1 = ~~$0_1;
  if (($5_1 | 0) < (0 | 0)) {
   $5_1 = $5_1 + global$99 | 0
  }
  label : while (1) {
   if (($5_1 | 0) >= (global$99 | 0)) {
    $5_1 = $5_1 - global$99 | 0;
    continue label;
   }
   break label;
  };
  $8_1 = Math_imul(global$99, ~~$1_1);
  $9_1 = global$174 + Math_imul($8_1 + $5_1 | 0, 3) | 0;
  $11_1 = Math_imul(global$99, 3);
  $10_1 = $9_1 + $11_1 | 0;
  $5_1 = $5_1 + 1 | 0;
  $5_1 = global$174 + Math_imul($8_1 + ((global$99 | 0) != ($5_1 | 0) ? $5_1 : 0) | 0, 3) | 0;
  $8_1 = $5_1 + $11_1 | 0;
  $4_1 = Math_fround(HEAPU8[($9_1 + 1 | 0) >> 0] >>> 0);
  $0_1 = Math_fround($3_1 - $0_1);
  $3_1 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(HEAPU8[($5_1 + 1 | 0) >> 0] >>> 0) - $4_1) * $0_1));
  $4_1 = Math_fround(HEAPU8[($10_1 + 1 | 0) >> 0] >>> 0);
  $1_1 = Math_fround($2_1 - $1_1);
  $2_1 = Math_fround(Math_fround($3_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(Math_fround(Math_fround(HEAPU8[($8_1 + 1 | 0) >> 0] >>> 0) - $4_1) * $0_1)) - $3_1) * $1_1)) * Math_fround(.003921568859368563));
  $3_1 = global$3;
  $4_1 = Math_fround(HEAPU8[$9_1 >> 0] >>> 0);
  $4_1 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(HEAPU8[$5_1 >> 0] >>> 0) - $4_1) * $0_1));
  $7_1 = Math_fround(HEAPU8[$10_1 >> 0] >>> 0);
  $4_1 = Math_fround(Math_fround($4_1 + Math_fround(Math_fround(Math_fround($7_1 + Math_fround(Math_fround(Math_fround(HEAPU8[$8_1 >> 0] >>> 0) - $7_1) * $0_1)) - $4_1) * $1_1)) * Math_fround(.003921568859368563));
  global$3 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround($4_1 * $4_1) - $3_1) * $6_1));
  $3_1 = global$4;
  global$4 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround($2_1 * $2_1) - $3_1) * $6_1));
  $2_1 = global$5;
  $3_1 = Math_fround(HEAPU8[($9_1 + 2 | 0) >> 0] >>> 0);
  $3_1 = Math_fround($3_1 + Math_fround(Math_fround(Math_fround(HEAPU8[($5_1 + 2 | 0) >> 0] >>> 0) - $3_1) * $0_1));
  $4_1 = Math_fround(HEAPU8[($10_1 + 2 | 0) >> 0] >>> 0);
  $0_1 = Math_fround(Math_fround($3_1 + Math_fround(Math_fround(Math_fround($4_1 + Math_fround(Math_fround(Math_fround(HEAPU8[($8_1 + 2 | 0) >> 0] >>> 0) - $4_1) * $0_1)) - $3_1) * $1_1)) * Math_fround(.003921568859368563));
  global$5 = Math_fround($2_1 + Math_fround(Math_fround(Math_fround($0_1 * $0_1) - $2_1) * $6_1));
 }
 
 function $112($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0);
  if ($2_1 > Math_fround(.30000001192092896)) {
   return
  }
  $4_1 = Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(2.200000047683716)) + Math_fround(8.0)), Math_fround($1_1 * Math_fround(2.200000047683716))) * Math_fround(.07000000029802322));
  if (!$3_1) {
   $0_1 = global$3;
   $1_1 = $0_1;
   $7_1 = Math_fround(global$24 - $0_1);
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($2_1 + Math_fround(-.03999999910593033)) - $4_1) + Math_fround(-.019999999552965164)) / Math_fround(-.03999999910593033)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
   global$3 = Math_fround($1_1 + Math_fround($7_1 * $0_1));
   $1_1 = global$4;
   global$4 = Math_fround($1_1 + Math_fround(Math_fround(global$25 - $1_1) * $0_1));
   $1_1 = global$5;
   global$5 = Math_fround($1_1 + Math_fround(Math_fround(global$26 - $1_1) * $0_1));
   return;
  }
  $4_1 = global$3;
  $7_1 = $4_1;
  $8_1 = Math_fround(global$24 * Math_fround(1.0499999523162842));
  $6_1 = Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(30.0)) + Math_fround($2_1 * Math_fround(14.0))), Math_fround(Math_fround($1_1 * Math_fround(30.0)) - Math_fround($2_1 * Math_fround(9.0)))) * Math_fround(.30000001192092896)) + Math_fround(.8600000143051147));
  $8_1 = Math_fround(Math_fround($8_1 * $6_1) - $4_1);
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(2.5999999046325684)) + Math_fround(8.0)), Math_fround($1_1 * Math_fround(2.5999999046325684))) + Math_fround(-.30000001192092896)) / Math_fround(.34999996423721313)), Math_fround(0.0))), Math_fround(1.0)));
  $9_1 = Math_fround(Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(14.0)), Math_fround($1_1 * Math_fround(14.0))) + Math_fround(-.5)) * Math_fround(.03500000014901161)) + Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(45.0)), Math_fround($1_1 * Math_fround(45.0))) + Math_fround(-.5)) * Math_fround(.012000000104308128)));
  $4_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1))) * Math_fround(.17000000178813934)) + Math_fround(.029999999329447746)) + $9_1);
  $5_1 = Math_fround($4_1 + Math_fround(.003000000026077032));
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $5_1) / Math_fround(Math_fround($4_1 + Math_fround(-.003000000026077032)) - $5_1)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
  global$3 = Math_fround($7_1 + Math_fround($8_1 * $4_1));
  $5_1 = global$4;
  global$4 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround(global$25 * Math_fround(1.0800000429153442)) * $6_1) - $5_1) * $4_1));
  $5_1 = global$5;
  global$5 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround(Math_fround(global$26 * Math_fround(1.2000000476837158)) * $6_1) - $5_1) * $4_1));
  $6_1 = global$3;
  $4_1 = Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(40.0)) + Math_fround($2_1 * Math_fround(30.0))), Math_fround($1_1 * Math_fround(40.0))) * Math_fround(.5)) + Math_fround(.6000000238418579));
  $0_1 = Math_fround(Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(5.0)) + Math_fround(3.0)), Math_fround($1_1 * Math_fround(5.0))) * Math_fround(.05000000074505806)) + Math_fround(.014999999664723873)) + Math_fround($9_1 * Math_fround(.699999988079071)));
  $1_1 = Math_fround($0_1 + Math_fround(.003000000026077032));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $1_1) / Math_fround(Math_fround($0_1 + Math_fround(-.003000000026077032)) - $1_1)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  global$3 = Math_fround($6_1 + Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.36000001430511475)) - $6_1) * $0_1));
  $1_1 = global$4;
  global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.28999999165534973)) - $1_1) * $0_1));
  $1_1 = global$5;
  global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.23999999463558197)) - $1_1) * $0_1));
 }
 
 function $113($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0);
  $4_1 = Math_fround(Math_fround(Math_fround(-.10000000149011612) - Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(4.0)) + Math_fround(7.0)), Math_fround($1_1 * Math_fround(4.0))) * Math_fround(.029999999329447746))) - Math_fround($0(Math_fround($0_1 * Math_fround(31.0)), Math_fround($1_1 * Math_fround(31.0))) * Math_fround(.00800000037997961)));
  if ($2_1 > Math_fround($4_1 + Math_fround(.03999999910593033))) {
   return
  }
  $3_1 = global$3;
  $7_1 = $3_1;
  $6_1 = Math_fround(Math_fround($0(Math_fround($0_1 * Math_fround(120.0)), Math_fround(Math_fround($2_1 * Math_fround(260.0)) + Math_fround($1_1 * Math_fround(120.0)))) * Math_fround(.6000000238418579)) + Math_fround(.699999988079071));
  $5_1 = Math_fround(Math_fround($6_1 * Math_fround(.08500000089406967)) - $3_1);
  $3_1 = Math_fround($4_1 + Math_fround(.035999998450279236));
  $3_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $3_1) / Math_fround(Math_fround($4_1 + Math_fround(.019999999552965164)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  $3_1 = Math_fround(Math_fround(Math_fround($3_1 * $3_1) * Math_fround(Math_fround(3.0) - Math_fround($3_1 + $3_1))) * (global$78 ? Math_fround(.30000001192092896) : Math_fround(.8999999761581421)));
  global$3 = Math_fround($7_1 + Math_fround($5_1 * $3_1));
  $5_1 = global$4;
  global$4 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.06199999898672104)) - $5_1) * $3_1));
  $5_1 = global$5;
  global$5 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.04500000178813934)) - $5_1) * $3_1));
  $3_1 = Math_fround($4_1 + Math_fround(.00419999985024333));
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 - $3_1) / Math_fround(Math_fround($4_1 + Math_fround(-.003000000026077032)) - $3_1)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
  if ($6_1 <= Math_fround(0.0)) {
   return
  }
  $5_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_max(Math_fround(-$2_1), Math_fround(.05000000074505806))) + Math_fround(.019999999552965164)));
  $4_1 = Math_fround($0_1 * $5_1);
  $3_1 = Math_fround($1_1 * $5_1);
  $8_1 = Math_fround(Math_fround(Math_fround($0(Math_fround($4_1 * Math_fround(2.200000047683716)), Math_fround($3_1 * Math_fround(2.200000047683716))) * Math_fround(.4000000059604645)) + Math_fround($0(Math_fround($4_1 * Math_fround(11.0)), Math_fround($3_1 * Math_fround(11.0))) * Math_fround(.3499999940395355))) + Math_fround($0(Math_fround($4_1 * Math_fround(37.0)), Math_fround($3_1 * Math_fround(37.0))) * Math_fround(.25)));
  $1_1 = Math_fround($0(Math_fround($0_1 * Math_fround(330.0)), Math_fround(Math_fround($2_1 * Math_fround(120.0)) + Math_fround($1_1 * Math_fround(330.0)))) + Math_fround(-.5));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($5_1 + Math_fround(-11.0)) * Math_fround(-.125)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround($1_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))));
  $0_1 = Math_fround($2(Math_fround($4_1 * Math_fround(.41999998688697815)), Math_fround($3_1 * Math_fround(.41999998688697815)), Math_fround(3.0)) + Math_fround(Math_fround($0(Math_fround($4_1 * Math_fround(2.4000000953674316)), Math_fround($3_1 * Math_fround(2.4000000953674316))) + Math_fround(-.5)) * Math_fround(.1599999964237213)));
  $1_1 = Math_fround(Math_fround(Math_fround($4_1 * Math_fround(.8299999833106995)) + Math_fround($3_1 * Math_fround(.5600000023841858))) + Math_fround($0(Math_fround($4_1 * Math_fround(1.2999999523162842)), Math_fround($3_1 * Math_fround(1.2999999523162842))) * Math_fround(.10000000149011612)));
  if (global$98 ? 1 : (global$74 | 0) == (2 | 0)) {
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 + Math_fround(-.4000000059604645)) / Math_fround(.1599999964237213)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.20000000298023224)) + Math_fround(.800000011920929));
  } else {
   $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 + Math_fround(-.4000000059604645)) / Math_fround(.1599999964237213)), Math_fround(0.0))), Math_fround(1.0)));
   $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.6399999856948853)) + Math_fround(.36000001430511475));
  }
  $2_1 = Math_fround(Math_fround(Math_fround(1.0) - $0_1) * Math_fround(.1599999964237213));
  $7_1 = global$3;
  $9_1 = global$79;
  $5_1 = Math_fround(Math_fround(Math_fround($8_1 * Math_fround(.7200000286102295)) + Math_fround(.6200000047683716)) + Math_fround($5_1 * Math_fround(.4000000059604645)));
  if ((global$98 ? 1 : global$78) ? 1 : (global$74 | 0) == (2 | 0)) {
   $1_1 = Math_fround(0.0)
  } else {
   $1_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround($1_1 - Math_fround(Math_floor($1_1))) + Math_fround(-.5)))) * Math_fround(2.0)) + Math_fround(-.3499999940395355)) / Math_fround(.29999998211860657)), Math_fround(0.0))), Math_fround(1.0)));
   $1_1 = Math_fround(Math_fround(Math_fround(Math_fround($1_1 * $1_1) * Math_fround(Math_fround(3.0) - Math_fround($1_1 + $1_1))) + Math_fround(-.5)) * Math_fround(.1599999964237213));
  }
  $1_1 = Math_fround(Math_fround($5_1 + $1_1) * $0_1);
  $5_1 = Math_fround($9_1 * $1_1);
  if ((global$74 | 0) == (2 | 0)) {
   $0_1 = Math_fround(0.0)
  } else {
   $0_1 = Math_fround(Math_fround($0(Math_fround(Math_fround($4_1 * Math_fround(.8999999761581421)) + Math_fround(5.0)), Math_fround($3_1 * Math_fround(.8999999761581421))) + Math_fround(-.5)) * Math_fround(.23999999463558197))
  }
  global$3 = Math_fround($7_1 + Math_fround(Math_fround(Math_fround(Math_min(Math_fround($5_1 * Math_fround($0_1 + Math_fround(1.0))), Math_fround(.8999999761581421))) - $7_1) * $6_1));
  $4_1 = global$4;
  global$4 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(Math_min(Math_fround(global$80 * $1_1), Math_fround(.9200000166893005))) - $4_1) * $6_1));
  $4_1 = global$5;
  global$5 = Math_fround($4_1 + Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_fround(global$81 * $1_1) * Math_fround(Math_fround(Math_fround($2_1 + $2_1) + Math_fround(1.0)) - $0_1)), Math_fround(.9599999785423279))) - $4_1) * $6_1));
 }
 
 function $114($0_1, $1_1, $2_1) {
  var $3_1 = Math_fround(0), $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = 0;
  $3_1 = Math_fround(Math_abs($0_1));
  $4_1 = Math_fround(Math_abs($1_1));
  $5_1 = Math_fround(Math_fround(Math_min($3_1, $4_1)) / Math_fround(Math_max($3_1, $4_1)));
  $5_1 = Math_fround($5_1 * Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $5_1) * Math_fround(.27300000190734863)) + Math_fround(.7853981852531433)));
  $3_1 = $3_1 < $4_1 ? Math_fround(Math_fround(1.5707963705062866) - $5_1) : $5_1;
  $3_1 = $0_1 < Math_fround(0.0) ? Math_fround(Math_fround(3.1415927410125732) - $3_1) : $3_1;
  $3_1 = $1_1 < Math_fround(0.0) ? Math_fround(Math_fround(6.2831854820251465) - $3_1) : $3_1;
  $7_1 = (global$74 | 0) == (2 | 0);
  $112($0_1, $1_1, $2_1, $7_1);
  $4_1 = global$3;
  $6_1 = $4_1;
  $5_1 = Math_fround(global$79 * Math_fround(.699999988079071));
  $5_1 = Math_fround(Math_fround($5_1 + Math_fround(Math_fround(global$24 - $5_1) * Math_fround(.20000000298023224))) - $4_1);
  $4_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2_1 + Math_fround(.02800000086426735)) / Math_fround(-.007999997586011887)), Math_fround(0.0))), Math_fround(1.0)));
  $4_1 = Math_fround(Math_fround($4_1 * $4_1) * Math_fround(Math_fround(3.0) - Math_fround($4_1 + $4_1)));
  global$3 = Math_fround($6_1 + Math_fround($5_1 * $4_1));
  $5_1 = global$4;
  $6_1 = Math_fround(global$80 * Math_fround(.699999988079071));
  global$4 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($6_1 + Math_fround(Math_fround(global$25 - $6_1) * Math_fround(.20000000298023224))) - $5_1) * $4_1));
  $5_1 = global$5;
  $6_1 = Math_fround(global$81 * Math_fround(.699999988079071));
  global$5 = Math_fround($5_1 + Math_fround(Math_fround(Math_fround($6_1 + Math_fround(Math_fround(global$26 - $6_1) * Math_fround(.20000000298023224))) - $5_1) * $4_1));
  if ($7_1) {
   $43($3_1, $2_1)
  } else {
   $4_1 = global$98 ? Math_fround(.6000000238418579) : Math_fround(1.0);
   $5($3_1, $2_1, 44, Math_fround(1.0), Math_fround(-.05999999865889549), Math_fround(.14000000059604645), Math_fround(.3199999928474426), 2048, 29, global$46, global$47, Math_fround(global$48 * Math_fround(1.100000023841858)), Math_fround(.20000000298023224), $4_1);
   $43($3_1, $2_1);
   $5($3_1, $2_1, 30, Math_fround(.5), Math_fround(-.05999999865889549), Math_fround(.11999999731779099), Math_fround(.25), 2048, 31, Math_fround(global$43 * Math_fround(1.2999999523162842)), Math_fround(global$44 * Math_fround(1.2999999523162842)), Math_fround(global$45 * Math_fround(1.2000000476837158)), Math_fround(.10000000149011612), $4_1);
  }
  $21($3_1, $2_1, 17, Math_fround(.5), Math_fround(-.05999999865889549), Math_fround(.6200000047683716), Math_fround(.07000000029802322), 2048);
  $115($3_1, $2_1);
  $113($0_1, $1_1, $2_1);
  if ($7_1) {
   $5($3_1, $2_1, 46, Math_fround(.5), Math_fround(-.14000000059604645), Math_fround(.03999999910593033), Math_fround(.10000000149011612), 1536, 23, global$43, global$44, global$45, Math_fround(.05999999865889549), Math_fround(1.0));
   $21($3_1, $2_1, 9, Math_fround(.6200000047683716), Math_fround(-.1899999976158142), Math_fround(1.0499999523162842), Math_fround(0.0), 1280);
   $5($3_1, $2_1, 16, Math_fround(.4000000059604645), Math_fround(-.33000001311302185), Math_fround(.07999999821186066), Math_fround(.1599999964237213), 960, 53, Math_fround(global$43 * Math_fround(.949999988079071)), global$44, Math_fround(global$45 * Math_fround(.8500000238418579)), Math_fround(0.0), Math_fround(1.0));
   return;
  }
  $5($3_1, $2_1, 40, Math_fround(.75), Math_fround(-.12800000607967377), Math_fround(.07000000029802322), Math_fround(.17000000178813934), 1920, 23, global$43, global$44, global$45, Math_fround(.05999999865889549), Math_fround(1.0));
  $5($3_1, $2_1, 80, Math_fround(.550000011920929), Math_fround(-.14800000190734863), Math_fround(.02500000037252903), Math_fround(.054999999701976776), 2304, 47, Math_fround(global$43 * Math_fround(1.5)), Math_fround(global$44 * Math_fround(1.399999976158142)), Math_fround(global$45 * Math_fround(1.2999999523162842)), Math_fround(0.0), Math_fround(1.0));
  $21($3_1, $2_1, 9, Math_fround(.5), Math_fround(-.17000000178813934), Math_fround(1.149999976158142), Math_fround(0.0), 1664);
  $5($3_1, $2_1, 13, Math_fround(.36000001430511475), Math_fround(-.41999998688697815), Math_fround(.10000000149011612), Math_fround(.20000000298023224), 1280, 53, Math_fround(global$43 * Math_fround(1.100000023841858)), Math_fround(global$44 * Math_fround(1.149999976158142)), global$45, Math_fround(0.0), Math_fround(1.0));
 }
 
 function $115($0_1, $1_1) {
  var $2_1 = Math_fround(0), $3_1 = 0, $4_1 = 0, $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0);
  if ($1_1 > Math_fround(.03799999877810478)) {
   return
  }
  $3_1 = Math_imul((~~Math_fround(Math_floor(Math_fround(Math_fround(Math_fround($0_1 / Math_fround(6.2831854820251465)) * Math_fround(5.0)) + Math_fround(.30000001192092896)))) | 0) % (5 | 0) | 0, -1918454973) - 828080253 | 0;
  $3_1 = Math_imul(($3_1 >>> 16 | 0) ^ $3_1 | 0, 2146121005);
  $3_1 = Math_imul(($3_1 >>> 15 | 0) ^ $3_1 | 0, -2073254261);
  if (Math_fround(Math_fround(((($3_1 >>> 16 | 0) ^ $3_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) > Math_fround(.6200000047683716)) {
   return
  }
  $2_1 = Math_fround($0_1 / Math_fround(.013500000350177288));
  $3_1 = ~~Math_fround(Math_floor($2_1));
  $4_1 = Math_imul($3_1, -1918454973) - 1933333120 | 0;
  $4_1 = Math_imul(($4_1 >>> 16 | 0) ^ $4_1 | 0, 2146121005);
  $4_1 = Math_imul(($4_1 >>> 15 | 0) ^ $4_1 | 0, -2073254261);
  $5_1 = Math_fround(Math_fround(((($4_1 >>> 16 | 0) ^ $4_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
  $2_1 = Math_fround($2_1 - Math_fround($3_1 | 0));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_fround(1.0) - $2_1), $2_1)) + Math_fround(-.05999999865889549)) / Math_fround(-.02499999850988388)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.7200000286102295)));
  $2_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($2(Math_fround($0_1 * Math_fround(9.0)), Math_fround($1_1 * Math_fround(14.0)), Math_fround(5.0)) + Math_fround(-.36000001430511475)) / Math_fround(.24000000953674316)), Math_fround(0.0))), Math_fround(1.0)));
  $2_1 = Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $2_1) * Math_fround(Math_fround(3.0) - Math_fround($2_1 + $2_1))) * Math_fround(.550000011920929)) + Math_fround(.44999998807907104));
  $7_1 = global$3;
  if ((global$74 | 0) == (2 | 0)) {
   $0_1 = Math_fround(1.25)
  } else {
   $0_1 = Math_fround(Math_fround(Math_fround(Math_fround($5_1 * Math_fround(.46000000834465027)) + Math_fround(.7200000286102295)) * $6_1) * Math_fround(Math_fround($0(Math_fround(Math_fround($0_1 * Math_fround(430.0)) + Math_fround($5_1 * Math_fround(70.0))), Math_fround($1_1 * Math_fround(24.0))) * Math_fround(.3199999928474426)) + Math_fround(.8399999737739563)))
  }
  $2_1 = Math_fround($0_1 * $2_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(4.0000006556510925e-03)) / Math_fround(.009999999776482582)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1))) * Math_fround(.3499999940395355));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(.01900000311434269)) / Math_fround(.006000000983476639)), Math_fround(0.0))), Math_fround(1.0)));
  $6_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(3.0000009573996067e-03)) / Math_fround(-6.0000005178153515e-03)), Math_fround(0.0))), Math_fround(1.0)));
  $5_1 = Math_fround(Math_fround($5_1 - Math_fround(Math_fround($6_1 * Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)))) * Math_fround(.4000000059604645))) + Math_fround(1.0));
  $0_1 = Math_fround(Math_fround($2_1 * Math_fround(.3100000023841858)) * $5_1);
  $6_1 = Math_fround(Math_fround($0_1 + Math_fround(Math_fround(global$24 - $0_1) * Math_fround(.05000000074505806))) - $7_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($1_1 + Math_fround(-.020999999716877937)) / Math_fround(-.006000000983476639)), Math_fround(0.0))), Math_fround(1.0)));
  $0_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  global$3 = Math_fround($7_1 + Math_fround($6_1 * $0_1));
  $1_1 = global$4;
  $6_1 = Math_fround(Math_fround($2_1 * Math_fround(.23499999940395355)) * $5_1);
  global$4 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($6_1 + Math_fround(Math_fround(global$25 - $6_1) * Math_fround(.05000000074505806))) - $1_1) * $0_1));
  $1_1 = global$5;
  $2_1 = Math_fround(Math_fround($2_1 * Math_fround(.17000000178813934)) * $5_1);
  global$5 = Math_fround($1_1 + Math_fround(Math_fround(Math_fround($2_1 + Math_fround(Math_fround(global$26 - $2_1) * Math_fround(.05000000074505806))) - $1_1) * $0_1));
 }
 
 function $116($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = 0, $6_1 = 0, $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = 0, $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = 0, $15_1 = 0, $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0);
  $10_1 = Math_fround(Math_fround($2_1 | 0) / Math_fround(6.2831854820251465));
  $11_1 = Math_fround($0_1 * $10_1);
  $14_1 = ~~Math_fround(Math_floor($11_1));
  $12_1 = Math_fround($1_1 * $10_1);
  $15_1 = ~~Math_fround(Math_floor($12_1));
  $0_1 = Math_fround(.03999999910593033);
  $1_1 = Math_fround($11_1 * Math_fround(.03999999910593033));
  $13_1 = Math_fround($12_1 * Math_fround(.03999999910593033));
  $9_1 = $15_1 - 1 | 0;
  label1 : while (1) {
   if (($9_1 | 0) <= ($15_1 + 1 | 0 | 0)) {
    $6_1 = $14_1 - 1 | 0;
    label : while (1) {
     if (($6_1 | 0) <= ($14_1 + 1 | 0 | 0)) {
      $5_1 = (Math_imul(($6_1 | 0) < (0 | 0) ? $2_1 + $6_1 | 0 : ($2_1 | 0) <= ($6_1 | 0) ? $6_1 - $2_1 | 0 : $6_1, -1918454973) + Math_imul($9_1, -669632447) | 0) + Math_imul($3_1, -887442657) | 0;
      $5_1 = Math_imul(($5_1 >>> 16 | 0) ^ $5_1 | 0, 2146121005);
      $5_1 = Math_imul(($5_1 >>> 15 | 0) ^ $5_1 | 0, -2073254261);
      $5_1 = ($5_1 >>> 16 | 0) ^ $5_1 | 0;
      $16_1 = Math_fround(Math_fround($6_1 | 0) + Math_fround(Math_fround(($5_1 >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)));
      $4_1 = Math_fround(Math_fround(Math_fround(Math_fround((Math_imul($5_1, -1403630843) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) * Math_fround(1.600000023841858)) + Math_fround(-.800000011920929));
      $8_1 = Math_fround($4_1 * $4_1);
      $7_1 = Math_fround(Math_fround(1.0) / Math_fround($8_1 + Math_fround(1.0)));
      $17_1 = Math_fround($11_1 - $16_1);
      $4_1 = Math_fround(Math_fround($4_1 + $4_1) * $7_1);
      $18_1 = Math_fround(Math_fround($9_1 | 0) + Math_fround(Math_fround((Math_imul($5_1, 747796405) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)));
      $19_1 = Math_fround($12_1 - $18_1);
      $7_1 = Math_fround(Math_fround(Math_fround(1.0) - $8_1) * $7_1);
      $8_1 = Math_fround(Math_fround(Math_fround($17_1 * $4_1) - Math_fround($19_1 * $7_1)) * Math_fround(1.0499999523162842));
      $4_1 = Math_fround(Math_fround(Math_fround($17_1 * $7_1) + Math_fround($19_1 * $4_1)) * Math_fround(1.899999976158142));
      $4_1 = Math_fround(Math_fround($8_1 * $8_1) + Math_fround($4_1 * $4_1));
      if (!($4_1 >= Math_fround(1.0))) {
       $8_1 = $0_1;
       $0_1 = Math_fround(Math_fround(1.0) - $4_1);
       $7_1 = Math_fround(Math_fround((Math_imul($5_1, 277803737) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08));
       $4_1 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(Math_fround($7_1 * $7_1) * Math_fround(2.4000000953674316)) + Math_fround(.15000000596046448)));
       $0_1 = Math_fround($8_1 + $4_1);
       $20_1 = Math_fround($20_1 + Math_fround($4_1 * Math_fround(Math_fround((Math_imul($5_1, -1640531527) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))));
       $21_1 = Math_fround($21_1 + Math_fround($4_1 * Math_fround($7_1 + Math_fround(-.5))));
       $13_1 = Math_fround($13_1 + Math_fround($4_1 * $18_1));
       $1_1 = Math_fround($1_1 + Math_fround($4_1 * $16_1));
      }
      $6_1 = $6_1 + 1 | 0;
      continue label;
     }
     break label;
    };
    $9_1 = $9_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
  $4_1 = Math_fround(Math_fround(1.0) / $0_1);
  global$237 = Math_fround(Math_fround($20_1 + Math_fround(.019999999552965164)) * $4_1);
  global$148 = Math_fround($21_1 * $4_1);
  $0_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($0_1 + Math_fround(-.8999999761581421)) / Math_fround(-.8399999737739563)), Math_fround(0.0))), Math_fround(1.0)));
  global$238 = Math_fround(Math_fround($0_1 * $0_1) * Math_fround(Math_fround(3.0) - Math_fround($0_1 + $0_1)));
  global$235 = Math_fround(Math_fround($1_1 * $4_1) / $10_1);
  global$236 = Math_fround(Math_fround($13_1 * $4_1) / $10_1);
 }
 
 function $117($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = $6_1 | 0;
  $7_1 = Math_fround($7_1);
  var $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = Math_fround(0), $14_1 = 0, $15_1 = 0, wasm2js_i32$0 = 0, wasm2js_f32$0 = Math_fround(0);
  $10_1 = Math_imul($4_1 + 5 | 0, 48);
  $13_1 = Math_fround(Math_fround(1.0) / $24(Math_fround(65504.0)));
  if (!$0_1) {
   $10($6_1, $10_1)
  }
  if (($1_1 | 0) == ($5_1 | 0)) {
   $10($6_1 + Math_imul($5_1 + 1 | 0, $10_1) | 0, $10_1 << 2 | 0)
  }
  label2 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $5_1 = $0_1 + $3_1 | 0;
    $8_1 = global$143;
    if (($5_1 | 0) >= ($8_1 | 0)) {
     $5_1 = (($8_1 << 1 | 0) - 2 | 0) - $5_1 | 0;
     $5_1 = ($5_1 | 0) > (0 | 0) ? $5_1 : 0;
    }
    $14_1 = Math_imul($5_1, global$31);
    $5_1 = $6_1 + Math_imul($0_1 + 1 | 0, $10_1) | 0;
    $10($5_1, 48);
    $10($5_1 + Math_imul($4_1 + 1 | 0, 48) | 0, 192);
    $5_1 = $5_1 + 48 | 0;
    $11_1 = 0;
    label1 : while (1) {
     if (($4_1 | 0) > ($11_1 | 0)) {
      $8_1 = $2_1 + $11_1 | 0;
      $9_1 = global$31;
      if (($8_1 | 0) >= ($9_1 | 0)) {
       $8_1 = (($9_1 << 1 | 0) - 2 | 0) - $8_1 | 0;
       $8_1 = ($8_1 | 0) > (0 | 0) ? $8_1 : 0;
      }
      $15_1 = ($8_1 + $14_1 | 0) << 4 | 0;
      $8_1 = 0;
      label : while (1) {
       if ($8_1 >>> 0 < 12 >>> 0) {
        $9_1 = $5_1 + $8_1 | 0;
        $12_1 = $8_1 + $15_1 | 0;
        (wasm2js_i32$0 = $9_1, wasm2js_f32$0 = Math_fround($24(Math_fround(Math_fround(Math_max(HEAPF32[($12_1 + global$144 | 0) >> 2], Math_fround(0.0))) * $7_1)) * $13_1)), HEAPF32[wasm2js_i32$0 >> 2] = wasm2js_f32$0;
        HEAPF32[($9_1 + 12 | 0) >> 2] = Math_fround(Math_min(Math_fround(Math_max(HEAPF32[(global$117 + $12_1 | 0) >> 2], Math_fround(0.0))), Math_fround(1.0)));
        HEAPF32[($9_1 + 24 | 0) >> 2] = Math_fround(Math_fround(HEAPF32[(global$130 + $12_1 | 0) >> 2] * Math_fround(.5)) + Math_fround(.5));
        HEAPF32[($9_1 + 36 | 0) >> 2] = Math_fround(0.0);
        $8_1 = $8_1 + 4 | 0;
        continue label;
       }
       break label;
      };
      $5_1 = $5_1 + 48 | 0;
      $11_1 = $11_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
 }
 
 function $118($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = $6_1 | 0;
  $7_1 = $7_1 | 0;
  $8_1 = $8_1 | 0;
  $9_1 = Math_fround($9_1);
  var $10_1 = Math_fround(0), $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = 0;
  $14_1 = ($7_1 + 5 | 0) << 5 | 0;
  $15_1 = $24(Math_fround(65504.0));
  $16_1 = Math_fround(Math_fround(1.0) / $9_1);
  $7_1 = $0_1 + $2_1 | 0;
  label2 : while (1) {
   if (($7_1 | 0) < ($1_1 + $2_1 | 0 | 0)) {
    $13_1 = ($8_1 + Math_imul(($7_1 - $6_1 | 0) + 1 | 0, $14_1) | 0) + ((($3_1 - $5_1 | 0) + 1 | 0) << 5 | 0) | 0;
    $12_1 = global$145 + ((Math_imul($7_1, global$31) + $3_1 | 0) << 4 | 0) | 0;
    $0_1 = $3_1;
    label1 : while (1) {
     if (($0_1 | 0) < ($4_1 | 0)) {
      $11_1 = 0;
      label : while (1) {
       if ($11_1 >>> 0 < 12 >>> 0) {
        $17_1 = $11_1 + $12_1 | 0;
        $10_1 = Math_fround(Math_fround(Math_max(HEAPF32[($11_1 + $13_1 | 0) >> 2], Math_fround(0.0))) * $15_1);
        $9_1 = Math_fround($10_1 / Math_fround(1412.837646484375));
        block : {
         if ($10_1 <= Math_fround(.002231517108157277)) {
          break block
         }
         if ($10_1 <= Math_fround(.37097474932670593)) {
          $9_1 = $3(Math_fround(Math_fround($10_1 + Math_fround(.002941396087408066)) / Math_fround(1.6459317207336426)), Math_fround(2.318114995956421));
          break block;
         }
         $9_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($10_1 + Math_fround(-.9986201524734497)) / Math_fround(.19265325367450714)) / Math_fround(.6931471824645996)), Math_fround(-126.0))), Math_fround(126.0)));
         $10_1 = Math_fround(Math_floor($9_1));
         $9_1 = Math_fround($9_1 - $10_1);
         $9_1 = Math_fround(Math_fround(Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(1.3333557872101665e-03)) + Math_fround(.009618128649890423))) + Math_fround(.05550410971045494))) + Math_fround(.24022650718688965))) + Math_fround(.6931471824645996))) + Math_fround(1.0)) * (wasm2js_scratch_store_i32(2, (~~$10_1 + 127 | 0) << 23 | 0), wasm2js_scratch_load_f32())) + Math_fround(-6.2602609395980835e-03));
        }
        HEAPF32[$17_1 >> 2] = Math_fround(Math_fround(Math_max($9_1, Math_fround(0.0))) * $16_1);
        $11_1 = $11_1 + 4 | 0;
        continue label;
       }
       break label;
      };
      HEAPF32[($12_1 + 12 | 0) >> 2] = Math_fround(1.0);
      $12_1 = $12_1 + 16 | 0;
      $13_1 = $13_1 + 32 | 0;
      $0_1 = $0_1 + 1 | 0;
      continue label1;
     }
     break label1;
    };
    $7_1 = $7_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
 }
 
 function $119($0_1) {
  $0_1 = $0_1 | 0;
 }
 
 function $120($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1, $10_1, $11_1, $12_1, $13_1, $14_1, $15_1, $16_1, $17_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = $6_1 | 0;
  $7_1 = $7_1 | 0;
  $8_1 = $8_1 | 0;
  $9_1 = $9_1 | 0;
  $10_1 = $10_1 | 0;
  $11_1 = $11_1 | 0;
  $12_1 = $12_1 | 0;
  $13_1 = $13_1 | 0;
  $14_1 = $14_1 | 0;
  $15_1 = $15_1 | 0;
  $16_1 = $16_1 | 0;
  $17_1 = $17_1 | 0;
 }
 
 function $121($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = 0, $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = 0, $9_1 = Math_fround(0), $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = 0, $15_1 = Math_fround(0), $16_1 = 0, $17_1 = 0, $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = Math_fround(0), $23_1 = Math_fround(0), $24_1 = Math_fround(0), $25_1 = Math_fround(0), $26_1 = Math_fround(0), $27_1 = Math_fround(0), $28_1 = 0, $29_1 = Math_fround(0), $30_1 = Math_fround(0), $31_1 = Math_fround(0), $32_1 = Math_fround(0), $33_1 = Math_fround(0), $34_1 = Math_fround(0);
  $14_1 = (Math_imul($3_1, global$31) + $2_1 | 0) << 4 | 0;
  $4_1 = $14_1 + $0_1 | 0;
  $5_1 = HEAPF32[$4_1 >> 2];
  $6_1 = HEAPF32[($4_1 + 4 | 0) >> 2];
  $11_1 = HEAPF32[($4_1 + 8 | 0) >> 2];
  $12_1 = HEAPF32[($4_1 + 12 | 0) >> 2];
  $4_1 = global$117 + $14_1 | 0;
  $22_1 = HEAPF32[((global$146 + $14_1 | 0) + 12 | 0) >> 2];
  if (global$166) {
   if (Math_fround(global$131 | 0) > Math_fround($22_1 * Math_fround(24.0))) {
    $4_1 = 1
   } else {
    $4_1 = Math_fround(Math_fround(Math_fround($5_1 + $6_1) + $11_1) + $12_1) <= Math_fround(0.0)
   }
  } else {
   $4_1 = Math_fround(Math_fround(HEAPF32[$4_1 >> 2] + HEAPF32[($4_1 + 4 | 0) >> 2]) + HEAPF32[($4_1 + 8 | 0) >> 2]) < Math_fround(1.0000000474974513e-03)
  }
  if ($4_1) {
   $0_1 = $1_1 + $14_1 | 0;
   HEAPF32[$0_1 >> 2] = $5_1;
   HEAPF32[($0_1 + 4 | 0) >> 2] = $6_1;
   HEAPF32[($0_1 + 8 | 0) >> 2] = $11_1;
   HEAPF32[($0_1 + 12 | 0) >> 2] = $12_1;
   return;
  }
  $23_1 = Math_fround(Math_fround(Math_fround($5_1 * Math_fround(.2125999927520752)) + Math_fround($6_1 * Math_fround(.7152000069618225))) + Math_fround($11_1 * Math_fround(.0722000002861023)));
  $29_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_fround(global$286 * Math_fround(Math_sqrt($12_1))) + Math_fround($23_1 * Math_fround(.012000000104308128))) + Math_fround(9.999999747378752e-05)));
  $4_1 = global$130 + $14_1 | 0;
  $9_1 = HEAPF32[($4_1 + 12 | 0) >> 2];
  $30_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_fround($9_1 * Math_fround(8.999999845400453e-04)) + Math_fround(1.0000000474974513e-03)) + Math_fround(Math_fround(Math_fround(Math_fround(global$131 | 0) * Math_fround(.012000000104308128)) * $9_1) * global$147)));
  $31_1 = global$166 ? Math_fround(14.0) : Math_fround(0.0);
  $19_1 = HEAPF32[$4_1 >> 2];
  $20_1 = HEAPF32[($4_1 + 4 | 0) >> 2];
  $21_1 = HEAPF32[($4_1 + 8 | 0) >> 2];
  $7_1 = Math_fround(Math_fround(Math_fround($19_1 * global$278) + Math_fround($20_1 * global$279)) + Math_fround($21_1 * global$280));
  $15_1 = Math_fround(Math_fround(Math_fround($19_1 * global$281) + Math_fround($20_1 * global$282)) + Math_fround($21_1 * global$283));
  $24_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($19_1 * global$275) + Math_fround($20_1 * global$276)) + Math_fround($21_1 * global$277)) + Math_fround($7_1 * Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($2_1 | 0) + Math_fround(.5)) - Math_fround(Math_fround(global$31 | 0) * Math_fround(.5))) * global$147) + global$284))) + Math_fround($15_1 * Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(global$143 | 0) * Math_fround(.5)) - Math_fround($3_1 | 0)) + Math_fround(-.5)) * global$147) + global$285)));
  $32_1 = Math_fround($24_1 * $9_1);
  $33_1 = Math_fround($7_1 * global$147);
  $34_1 = Math_fround(Math_fround(-$15_1) * global$147);
  $9_1 = Math_fround(1.0);
  $4_1 = -1;
  label1 : while (1) {
   if (($4_1 | 0) <= (1 | 0)) {
    $16_1 = $3_1 + Math_imul($4_1, global$131) | 0;
    if (!(($16_1 | 0) < (0 | 0) | ($16_1 | 0) >= (global$143 | 0) | 0)) {
     $10_1 = -1;
     label : while (1) {
      if (($10_1 | 0) <= (1 | 0)) {
       $13_1 = Math_imul($10_1, global$131);
       $8_1 = $13_1 + $2_1 | 0;
       block : {
        if (!(($8_1 | 0) < (0 | 0) | ($8_1 | 0) >= (global$31 | 0) | 0 ? 0 : $4_1 | $10_1 | 0)) {
         break block
        }
        $17_1 = (Math_imul($16_1, global$31) + $8_1 | 0) << 4 | 0;
        $8_1 = $17_1 + global$130 | 0;
        $15_1 = Math_fround(Math_fround(Math_fround($19_1 * HEAPF32[$8_1 >> 2]) + Math_fround($20_1 * HEAPF32[($8_1 + 4 | 0) >> 2])) + Math_fround($21_1 * HEAPF32[($8_1 + 8 | 0) >> 2]));
        if ($15_1 < Math_fround(.6000000238418579)) {
         break block
        }
        $7_1 = Math_fround(Math_fround(Math_abs(Math_fround(Math_fround(Math_fround(Math_fround($24_1 + Math_fround($33_1 * Math_fround($13_1 | 0))) + Math_fround($34_1 * Math_fround(Math_imul($4_1, global$131) | 0))) * HEAPF32[($8_1 + 12 | 0) >> 2]) - $32_1))) * $30_1);
        if ($7_1 > Math_fround(4.0)) {
         break block
        }
        $8_1 = $0_1 + $17_1 | 0;
        $25_1 = HEAPF32[$8_1 >> 2];
        $26_1 = HEAPF32[($8_1 + 4 | 0) >> 2];
        $27_1 = HEAPF32[($8_1 + 8 | 0) >> 2];
        $7_1 = Math_fround($7_1 + Math_fround(Math_fround(Math_abs(Math_fround(Math_fround(Math_fround(Math_fround($25_1 * Math_fround(.2125999927520752)) + Math_fround($26_1 * Math_fround(.7152000069618225))) + Math_fround($27_1 * Math_fround(.0722000002861023))) - $23_1))) * $29_1));
        if (global$166) {
         $7_1 = Math_fround($7_1 + Math_fround(Math_fround(Math_abs(Math_fround(HEAPF32[((global$146 + $17_1 | 0) + 12 | 0) >> 2] - $22_1))) * $31_1))
        }
        if ($7_1 > Math_fround(4.0)) {
         break block
        }
        $18_1 = $5_1;
        $5_1 = Math_fround(Math_fround(1.0) - Math_fround($7_1 * Math_fround(.25)));
        $5_1 = Math_fround($5_1 * $5_1);
        $7_1 = Math_fround($5_1 * $5_1);
        $5_1 = Math_fround($15_1 * $15_1);
        $5_1 = Math_fround($5_1 * $5_1);
        $5_1 = Math_fround($5_1 * $5_1);
        $5_1 = Math_fround($5_1 * $5_1);
        $7_1 = Math_fround($7_1 * Math_fround(Math_fround($5_1 * $5_1) * (!$4_1 | !$10_1 | 0 ? Math_fround(.699999988079071) : Math_fround(.5))));
        $5_1 = Math_fround($18_1 + Math_fround($25_1 * $7_1));
        $6_1 = Math_fround($6_1 + Math_fround($26_1 * $7_1));
        $11_1 = Math_fround($11_1 + Math_fround($27_1 * $7_1));
        $12_1 = Math_fround($12_1 + Math_fround(Math_fround(HEAPF32[($8_1 + 12 | 0) >> 2] * $7_1) * $7_1));
        $9_1 = Math_fround($9_1 + $7_1);
       }
       $10_1 = $10_1 + 1 | 0;
       continue label;
      }
      break label;
     };
    }
    $4_1 = $4_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
  $4_1 = $1_1 + $14_1 | 0;
  $18_1 = $5_1;
  $5_1 = Math_fround(Math_fround(1.0) / $9_1);
  HEAPF32[$4_1 >> 2] = Math_fround($18_1 * $5_1);
  HEAPF32[($4_1 + 4 | 0) >> 2] = Math_fround($6_1 * $5_1);
  HEAPF32[($4_1 + 8 | 0) >> 2] = Math_fround($11_1 * $5_1);
  HEAPF32[($4_1 + 12 | 0) >> 2] = Math_fround(Math_fround($12_1 * $5_1) * $5_1);
  if (!global$166 & ((global$131 | 0) == (1 | 0) & $9_1 < Math_fround(2.200000047683716) | 0) | 0) {
   $6_1 = Math_fround(0.0);
   $11_1 = Math_fround(0.0);
   $12_1 = Math_fround(0.0);
   $5_1 = Math_fround(Math_fround(Math_fround(2.200000047683716) - $9_1) / Math_fround(1.2000000476837158));
   $9_1 = Math_fround(0.0);
   $4_1 = $3_1 - 1 | 0;
   $4_1 = ($4_1 | 0) > (0 | 0) ? $4_1 : 0;
   $14_1 = $3_1 + 1 | 0;
   $8_1 = global$143 - 1 | 0;
   label3 : while (1) {
    if (($4_1 | 0) <= ((($8_1 | 0) > ($14_1 | 0) ? $14_1 : $8_1) | 0)) {
     $10_1 = $2_1 - 1 | 0;
     $10_1 = ($10_1 | 0) > (0 | 0) ? $10_1 : 0;
     $16_1 = $2_1 + 1 | 0;
     $17_1 = global$31 - 1 | 0;
     label2 : while (1) {
      if (($10_1 | 0) <= ((($16_1 | 0) < ($17_1 | 0) ? $16_1 : $17_1) | 0)) {
       $28_1 = (Math_imul($4_1, global$31) + $10_1 | 0) << 4 | 0;
       $13_1 = $28_1 + global$117 | 0;
       if (!(Math_fround(Math_fround(HEAPF32[$13_1 >> 2] + HEAPF32[($13_1 + 4 | 0) >> 2]) + HEAPF32[($13_1 + 8 | 0) >> 2]) < Math_fround(1.0000000474974513e-03))) {
        $13_1 = $0_1 + $28_1 | 0;
        $6_1 = Math_fround($6_1 + HEAPF32[$13_1 >> 2]);
        $12_1 = Math_fround($12_1 + HEAPF32[($13_1 + 8 | 0) >> 2]);
        $9_1 = Math_fround($9_1 + Math_fround(1.0));
        $11_1 = Math_fround($11_1 + HEAPF32[($13_1 + 4 | 0) >> 2]);
       }
       $10_1 = $10_1 + 1 | 0;
       continue label2;
      }
      break label2;
     };
     $4_1 = $4_1 + 1 | 0;
     continue label3;
    }
    break label3;
   };
   $18_1 = $6_1;
   $6_1 = $9_1 > Math_fround(0.0) ? Math_fround(Math_fround(1.0) / $9_1) : Math_fround(0.0);
   global$287 = Math_fround($18_1 * $6_1);
   global$288 = Math_fround($11_1 * $6_1);
   global$289 = Math_fround($12_1 * $6_1);
   $0_1 = $1_1 + ((Math_imul($3_1, global$31) + $2_1 | 0) << 4 | 0) | 0;
   $6_1 = HEAPF32[$0_1 >> 2];
   HEAPF32[$0_1 >> 2] = Math_fround($6_1 + Math_fround(Math_fround(global$287 - $6_1) * $5_1));
   $6_1 = HEAPF32[($0_1 + 4 | 0) >> 2];
   HEAPF32[($0_1 + 4 | 0) >> 2] = Math_fround($6_1 + Math_fround(Math_fround(global$288 - $6_1) * $5_1));
   $6_1 = HEAPF32[($0_1 + 8 | 0) >> 2];
   HEAPF32[($0_1 + 8 | 0) >> 2] = Math_fround($6_1 + Math_fround(Math_fround(global$289 - $6_1) * $5_1));
  }
 }
 
 function $122($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = Math_fround($5_1);
  $6_1 = $6_1 | 0;
  global$131 = $4_1;
  global$286 = $5_1;
  global$166 = ($6_1 | 0) != (0 | 0);
  label1 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $4_1 = 0;
    label : while (1) {
     if (($4_1 | 0) < (global$31 | 0)) {
      $121($2_1, $3_1, $4_1, $0_1);
      $4_1 = $4_1 + 1 | 0;
      continue label;
     }
     break label;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $123($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1, $10_1, $11_1, $12_1, $13_1, $14_1, $15_1, $16_1, $17_1, $18_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = $6_1 | 0;
  $7_1 = Math_fround($7_1);
  $8_1 = Math_fround($8_1);
  $9_1 = Math_fround($9_1);
  $10_1 = Math_fround($10_1);
  $11_1 = Math_fround($11_1);
  $12_1 = Math_fround($12_1);
  $13_1 = Math_fround($13_1);
  $14_1 = Math_fround($14_1);
  $15_1 = Math_fround($15_1);
  $16_1 = Math_fround($16_1);
  $17_1 = Math_fround($17_1);
  $18_1 = Math_fround($18_1);
  global$31 = $0_1;
  global$143 = $1_1;
  global$144 = $2_1;
  global$145 = $3_1;
  global$117 = $4_1;
  global$130 = $5_1;
  global$146 = $6_1;
  global$275 = $7_1;
  global$276 = $8_1;
  global$277 = $9_1;
  global$278 = $10_1;
  global$279 = $11_1;
  global$280 = $12_1;
  global$281 = $13_1;
  global$282 = $14_1;
  global$283 = $15_1;
  global$147 = Math_fround(Math_fround($16_1 + $16_1) / Math_fround($0_1 | 0));
  global$284 = $17_1;
  global$285 = $18_1;
 }
 
 function $124($0_1, $1_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  var $2_1 = Math_fround(0), $3_1 = 0, $4_1 = Math_fround(0), $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = 0;
  $9_1 = Math_imul($1_1, global$31) << 4 | 0;
  $0_1 = Math_imul($0_1, global$31) << 4 | 0;
  label5 : while (1) {
   if ($0_1 >>> 0 < $9_1 >>> 0) {
    $5_1 = global$144 + $0_1 | 0;
    $6_1 = Math_fround(Math_max(HEAPF32[((global$117 + $0_1 | 0) + 12 | 0) >> 2], Math_fround(1.0)));
    $4_1 = Math_fround(Math_fround(1.0) / $6_1);
    $1_1 = 0;
    label : while (1) {
     if ($1_1 >>> 0 < 16 >>> 0) {
      $3_1 = $1_1 + $5_1 | 0;
      $2_1 = HEAPF32[$3_1 >> 2];
      if (!(Math_fround(Math_abs($2_1)) < Math_fround(1.0e9))) {
       global$73 = global$73 + 1 | 0;
       $2_1 = Math_fround(0.0);
      }
      HEAPF32[$3_1 >> 2] = Math_fround($2_1 * $4_1);
      $1_1 = $1_1 + 4 | 0;
      continue label;
     }
     break label;
    };
    $5_1 = global$145 + $0_1 | 0;
    $1_1 = 0;
    label1 : while (1) {
     if ($1_1 >>> 0 < 16 >>> 0) {
      $3_1 = $1_1 + $5_1 | 0;
      $2_1 = HEAPF32[$3_1 >> 2];
      if (!(Math_fround(Math_abs($2_1)) < Math_fround(1.0e9))) {
       global$73 = global$73 + 1 | 0;
       $2_1 = Math_fround(0.0);
      }
      HEAPF32[$3_1 >> 2] = Math_fround($2_1 * $4_1);
      $1_1 = $1_1 + 4 | 0;
      continue label1;
     }
     break label1;
    };
    $5_1 = global$117 + $0_1 | 0;
    $1_1 = 0;
    label2 : while (1) {
     if ($1_1 >>> 0 < 16 >>> 0) {
      $3_1 = $1_1 + $5_1 | 0;
      $2_1 = HEAPF32[$3_1 >> 2];
      if (!(Math_fround(Math_abs($2_1)) < Math_fround(1.0e9))) {
       global$73 = global$73 + 1 | 0;
       $2_1 = Math_fround(0.0);
      }
      HEAPF32[$3_1 >> 2] = Math_fround($2_1 * $4_1);
      $1_1 = $1_1 + 4 | 0;
      continue label2;
     }
     break label2;
    };
    $5_1 = global$130 + $0_1 | 0;
    $1_1 = 0;
    label3 : while (1) {
     if ($1_1 >>> 0 < 16 >>> 0) {
      $3_1 = $1_1 + $5_1 | 0;
      $2_1 = HEAPF32[$3_1 >> 2];
      if (!(Math_fround(Math_abs($2_1)) < Math_fround(1.0e9))) {
       global$73 = global$73 + 1 | 0;
       $2_1 = Math_fround(0.0);
      }
      HEAPF32[$3_1 >> 2] = Math_fround($2_1 * $4_1);
      $1_1 = $1_1 + 4 | 0;
      continue label3;
     }
     break label3;
    };
    $5_1 = global$146 + $0_1 | 0;
    $1_1 = 0;
    label4 : while (1) {
     if ($1_1 >>> 0 < 16 >>> 0) {
      $3_1 = $1_1 + $5_1 | 0;
      $2_1 = HEAPF32[$3_1 >> 2];
      if (!(Math_fround(Math_abs($2_1)) < Math_fround(1.0e9))) {
       global$73 = global$73 + 1 | 0;
       $2_1 = Math_fround(0.0);
      }
      HEAPF32[$3_1 >> 2] = Math_fround($2_1 * $4_1);
      $1_1 = $1_1 + 4 | 0;
      continue label4;
     }
     break label4;
    };
    $1_1 = global$144 + $0_1 | 0;
    $2_1 = Math_fround(Math_fround(Math_fround(HEAPF32[$1_1 >> 2] * Math_fround(.2125999927520752)) + Math_fround(HEAPF32[($1_1 + 4 | 0) >> 2] * Math_fround(.7152000069618225))) + Math_fround(HEAPF32[($1_1 + 8 | 0) >> 2] * Math_fround(.0722000002861023)));
    $4_1 = Math_fround(Math_max(Math_fround(HEAPF32[($1_1 + 12 | 0) >> 2] - Math_fround($2_1 * $2_1)), Math_fround(0.0)));
    if ($6_1 > Math_fround(1.0)) {
     $7_1 = Math_fround($4_1 / Math_fround($6_1 + Math_fround(-1.0)))
    } else {
     $7_1 = Math_fround($2_1 * $2_1)
    }
    HEAPF32[($1_1 + 12 | 0) >> 2] = $7_1;
    $1_1 = global$145 + $0_1 | 0;
    $2_1 = Math_fround(Math_fround(Math_fround(HEAPF32[$1_1 >> 2] * Math_fround(.2125999927520752)) + Math_fround(HEAPF32[($1_1 + 4 | 0) >> 2] * Math_fround(.7152000069618225))) + Math_fround(HEAPF32[($1_1 + 8 | 0) >> 2] * Math_fround(.0722000002861023)));
    $4_1 = Math_fround(Math_max(Math_fround(HEAPF32[($1_1 + 12 | 0) >> 2] - Math_fround($2_1 * $2_1)), Math_fround(0.0)));
    if ($6_1 > Math_fround(1.0)) {
     $7_1 = Math_fround($4_1 / Math_fround($6_1 + Math_fround(-1.0)))
    } else {
     $7_1 = Math_fround($2_1 * $2_1)
    }
    HEAPF32[($1_1 + 12 | 0) >> 2] = $7_1;
    $1_1 = global$130 + $0_1 | 0;
    $2_1 = HEAPF32[$1_1 >> 2];
    $4_1 = HEAPF32[($1_1 + 4 | 0) >> 2];
    $6_1 = HEAPF32[($1_1 + 8 | 0) >> 2];
    $8_1 = Math_fround(Math_fround(Math_fround($2_1 * $2_1) + Math_fround($4_1 * $4_1)) + Math_fround($6_1 * $6_1));
    if ($8_1 > Math_fround(9.999999974752427e-07)) {
     $7_1 = $2_1;
     $2_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($8_1)));
     HEAPF32[$1_1 >> 2] = Math_fround($7_1 * $2_1);
     HEAPF32[($1_1 + 4 | 0) >> 2] = Math_fround($4_1 * $2_1);
     HEAPF32[($1_1 + 8 | 0) >> 2] = Math_fround($6_1 * $2_1);
    }
    $0_1 = $0_1 + 16 | 0;
    continue label5;
   }
   break label5;
  };
 }
 
 function $125($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = $6_1 | 0;
  $7_1 = $7_1 | 0;
  $9($0_1, $1_1, $2_1, $3_1, global$144);
  $9($0_1, $1_1, $2_1, $4_1, global$145);
  $9($0_1, $1_1, $2_1, $5_1, global$117);
  $9($0_1, $1_1, $2_1, $6_1, global$130);
  $9($0_1, $1_1, $2_1, $7_1, global$146);
 }
 
 function $126($0_1, $1_1, $2_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  var $3_1 = 0, $4_1 = 0;
  $4_1 = Math_imul($1_1, global$31) << 4 | 0;
  $0_1 = Math_imul($0_1, global$31) << 4 | 0;
  label1 : while (1) {
   if ($0_1 >>> 0 < $4_1 >>> 0) {
    $1_1 = 0;
    label : while (1) {
     if ($1_1 >>> 0 < 12 >>> 0) {
      $3_1 = $0_1 + $1_1 | 0;
      HEAPF32[($3_1 + $2_1 | 0) >> 2] = Math_fround(Math_fround(HEAPF32[(global$146 + $3_1 | 0) >> 2] + Math_fround(HEAPF32[(global$117 + $3_1 | 0) >> 2] * HEAPF32[(global$144 + $3_1 | 0) >> 2])) + HEAPF32[(global$145 + $3_1 | 0) >> 2]);
      $1_1 = $1_1 + 4 | 0;
      continue label;
     }
     break label;
    };
    HEAPF32[(($0_1 + $2_1 | 0) + 12 | 0) >> 2] = Math_fround(1.0);
    $0_1 = $0_1 + 16 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $127($0_1, $1_1, $2_1, $3_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  var $4_1 = 0, $5_1 = 0, $6_1 = Math_fround(0), $7_1 = 0, $8_1 = Math_fround(0), $9_1 = 0, $10_1 = 0, $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = Math_fround(0);
  label3 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $7_1 = 0;
    label2 : while (1) {
     if (($7_1 | 0) < (global$31 | 0)) {
      $10_1 = (Math_imul($0_1, global$31) + $7_1 | 0) << 4 | 0;
      $4_1 = $10_1 + $2_1 | 0;
      $13_1 = Math_fround(Math_fround(Math_fround(HEAPF32[$4_1 >> 2] * Math_fround(.2125999927520752)) + Math_fround(HEAPF32[($4_1 + 4 | 0) >> 2] * Math_fround(.7152000069618225))) + Math_fround(HEAPF32[($4_1 + 8 | 0) >> 2] * Math_fround(.0722000002861023)));
      $6_1 = Math_fround(0.0);
      $11_1 = Math_fround(0.0);
      $8_1 = Math_fround(0.0);
      $12_1 = Math_fround(0.0);
      $4_1 = $0_1 - 1 | 0;
      $4_1 = ($4_1 | 0) > (0 | 0) ? $4_1 : 0;
      $14_1 = $0_1 + 1 | 0;
      $15_1 = global$143 - 1 | 0;
      label1 : while (1) {
       if (($4_1 | 0) <= ((($14_1 | 0) < ($15_1 | 0) ? $14_1 : $15_1) | 0)) {
        $5_1 = $7_1 - 1 | 0;
        $5_1 = ($5_1 | 0) > (0 | 0) ? $5_1 : 0;
        $16_1 = $7_1 + 1 | 0;
        $17_1 = global$31 - 1 | 0;
        label : while (1) {
         if (($5_1 | 0) <= ((($16_1 | 0) < ($17_1 | 0) ? $16_1 : $17_1) | 0)) {
          $9_1 = $2_1 + ((Math_imul($4_1, global$31) + $5_1 | 0) << 4 | 0) | 0;
          $12_1 = Math_fround($12_1 + HEAPF32[($9_1 + 12 | 0) >> 2]);
          if (!(($0_1 | 0) == ($4_1 | 0) & ($5_1 | 0) == ($7_1 | 0) | 0)) {
           $18_1 = Math_fround(Math_fround(Math_fround(HEAPF32[$9_1 >> 2] * Math_fround(.2125999927520752)) + Math_fround(HEAPF32[($9_1 + 4 | 0) >> 2] * Math_fround(.7152000069618225))) + Math_fround(HEAPF32[($9_1 + 8 | 0) >> 2] * Math_fround(.0722000002861023)));
           $6_1 = Math_fround(Math_max($18_1, $6_1));
           $11_1 = Math_fround($11_1 + $18_1);
           $8_1 = Math_fround($8_1 + Math_fround(1.0));
          }
          $5_1 = $5_1 + 1 | 0;
          continue label;
         }
         break label;
        };
        $4_1 = $4_1 + 1 | 0;
        continue label1;
       }
       break label1;
      };
      $4_1 = $3_1 + $10_1 | 0;
      $5_1 = $2_1 + $10_1 | 0;
      $6_1 = Math_fround(Math_fround(Math_fround($6_1 * Math_fround(.699999988079071)) + Math_fround(Math_fround($11_1 / $8_1) * Math_fround(.5))) + Math_fround(2.0000000949949026e-03));
      $6_1 = $6_1 < $13_1 ? Math_fround($6_1 / $13_1) : Math_fround(1.0);
      HEAPF32[$4_1 >> 2] = Math_fround(HEAPF32[$5_1 >> 2] * $6_1);
      HEAPF32[($4_1 + 4 | 0) >> 2] = Math_fround(HEAPF32[($5_1 + 4 | 0) >> 2] * $6_1);
      HEAPF32[($4_1 + 8 | 0) >> 2] = Math_fround(HEAPF32[($5_1 + 8 | 0) >> 2] * $6_1);
      HEAPF32[($4_1 + 12 | 0) >> 2] = Math_fround($12_1 / Math_fround($8_1 + Math_fround(1.0)));
      $7_1 = $7_1 + 1 | 0;
      continue label2;
     }
     break label2;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label3;
   }
   break label3;
  };
 }
 
 function $128($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1) {
  var $8_1 = 0, $9_1 = Math_fround(0), $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = Math_fround(0), $23_1 = Math_fround(0), $24_1 = Math_fround(0), $25_1 = 0, $26_1 = Math_fround(0), $27_1 = Math_fround(0), $28_1 = Math_fround(0), $29_1 = Math_fround(0), $30_1 = 0, $31_1 = 0, $32_1 = 0, $33_1 = 0, $34_1 = Math_fround(0), $35_1 = 0, $36_1 = 0, $37_1 = 0;
  if (Math_fround(Math_abs($4_1)) < Math_fround(9.99999993922529e-09)) {
   $9_1 = $4_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $9_1 = $4_1
  }
  $22_1 = Math_fround(Math_fround(1.0) / $9_1);
  $30_1 = $22_1 < Math_fround(0.0) ? 48 : 0;
  if (Math_fround(Math_abs($5_1)) < Math_fround(9.99999993922529e-09)) {
   $9_1 = $5_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $9_1 = $5_1
  }
  $23_1 = Math_fround(Math_fround(1.0) / $9_1);
  $31_1 = $23_1 < Math_fround(0.0) ? 64 : 16;
  if (Math_fround(Math_abs($6_1)) < Math_fround(9.99999993922529e-09)) {
   $9_1 = $6_1 < Math_fround(0.0) ? Math_fround(-9.99999993922529e-09) : Math_fround(9.99999993922529e-09)
  } else {
   $9_1 = $6_1
  }
  $24_1 = Math_fround(Math_fround(1.0) / $9_1);
  $32_1 = $24_1 < Math_fround(0.0) ? 80 : 32;
  $25_1 = global$97 + 2048 | 0;
  $33_1 = $25_1 + 16 | 0;
  $10_1 = $33_1;
  $34_1 = Math_fround(1000000015047466219876688.0e6);
  label3 : while (1) {
   $35_1 = global$167 + ($0_1 << 7 | 0) | 0;
   $11_1 = 0;
   $0_1 = 0;
   label : while (1) {
    if ($0_1 >>> 0 < 4 >>> 0) {
     $12_1 = $0_1 << 2 | 0;
     $8_1 = $12_1 + $35_1 | 0;
     $9_1 = Math_fround(Math_max(Math_fround(Math_fround(HEAPF32[($8_1 + $32_1 | 0) >> 2] - $3_1) * $24_1), Math_fround(Math_max(Math_fround(Math_fround(HEAPF32[($8_1 + $30_1 | 0) >> 2] - $1_1) * $22_1), Math_fround(Math_fround(HEAPF32[($8_1 + $31_1 | 0) >> 2] - $2_1) * $23_1)))));
     $14_1 = Math_fround(Math_min(Math_fround(Math_min(Math_fround(Math_fround(HEAPF32[($8_1 + (48 - $30_1 | 0) | 0) >> 2] - $1_1) * $22_1), Math_fround(Math_fround(HEAPF32[($8_1 + (80 - $31_1 | 0) | 0) >> 2] - $2_1) * $23_1))), Math_fround(Math_min(Math_fround(Math_fround(HEAPF32[($8_1 + (112 - $32_1 | 0) | 0) >> 2] - $3_1) * $24_1), $7_1))));
     HEAPF32[($12_1 + $25_1 | 0) >> 2] = $9_1;
     $11_1 = $9_1 <= $14_1 & $14_1 >= Math_fround(0.0) | 0 ? $11_1 | (1 << $0_1 | 0) | 0 : $11_1;
     $0_1 = $0_1 + 1 | 0;
     continue label;
    }
    break label;
   };
   $0_1 = -2147483648;
   $14_1 = Math_fround(1000000015047466219876688.0e6);
   label2 : while (1) {
    if ($11_1) {
     if ($11_1) {
      $8_1 = 31 - Math_clz32(($11_1 - 1 | 0) ^ $11_1 | 0) | 0
     } else {
      $8_1 = 32
     }
     $11_1 = $11_1 & ($11_1 - 1 | 0) | 0;
     $8_1 = $8_1 << 2 | 0;
     $9_1 = HEAPF32[($8_1 + $25_1 | 0) >> 2];
     $8_1 = HEAP32[(($8_1 + $35_1 | 0) + 96 | 0) >> 2];
     if ($8_1 & -2147483648 | 0) {
      if ($7_1 > $9_1) {
       $12_1 = 0;
       $36_1 = $8_1 & 2147483647 | 0;
       $37_1 = global$203 + Math_imul($36_1, 288) | 0;
       $9_1 = Math_fround(1000000015047466219876688.0e6);
       label1 : while (1) {
        if ($12_1 >>> 0 < 4 >>> 0) {
         $8_1 = $37_1 + ($12_1 << 2 | 0) | 0;
         $15_1 = HEAPF32[($8_1 + 48 | 0) >> 2];
         $26_1 = HEAPF32[($8_1 + 128 | 0) >> 2];
         $27_1 = HEAPF32[($8_1 + 112 | 0) >> 2];
         $16_1 = Math_fround(Math_fround($5_1 * $26_1) - Math_fround($6_1 * $27_1));
         $17_1 = HEAPF32[($8_1 + 64 | 0) >> 2];
         $28_1 = HEAPF32[($8_1 + 96 | 0) >> 2];
         $18_1 = Math_fround(Math_fround($6_1 * $28_1) - Math_fround($4_1 * $26_1));
         $19_1 = HEAPF32[($8_1 + 80 | 0) >> 2];
         $21_1 = Math_fround(Math_fround($4_1 * $27_1) - Math_fround($5_1 * $28_1));
         $13_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_fround($15_1 * $16_1) + Math_fround($17_1 * $18_1)) + Math_fround($19_1 * $21_1)));
         $29_1 = Math_fround($1_1 - HEAPF32[$8_1 >> 2]);
         $20_1 = Math_fround($29_1 * $16_1);
         $16_1 = Math_fround($2_1 - HEAPF32[($8_1 + 16 | 0) >> 2]);
         $20_1 = Math_fround($20_1 + Math_fround($16_1 * $18_1));
         $18_1 = Math_fround($3_1 - HEAPF32[($8_1 + 32 | 0) >> 2]);
         $21_1 = Math_fround(Math_fround($20_1 + Math_fround($18_1 * $21_1)) * $13_1);
         $20_1 = Math_fround(Math_fround($16_1 * $19_1) - Math_fround($18_1 * $17_1));
         $19_1 = Math_fround(Math_fround($18_1 * $15_1) - Math_fround($29_1 * $19_1));
         $15_1 = Math_fround(Math_fround($29_1 * $17_1) - Math_fround($16_1 * $15_1));
         $17_1 = Math_fround(Math_fround(Math_fround(Math_fround($4_1 * $20_1) + Math_fround($5_1 * $19_1)) + Math_fround($6_1 * $15_1)) * $13_1);
         $13_1 = Math_fround(Math_fround(Math_fround(Math_fround($28_1 * $20_1) + Math_fround($27_1 * $19_1)) + Math_fround($26_1 * $15_1)) * $13_1);
         if ((((($17_1 >= Math_fround(-9.999999747378752e-06) & $21_1 >= Math_fround(-9.999999747378752e-06) | 0) & Math_fround($21_1 + $17_1) <= Math_fround(1.0000100135803223) | 0) & $13_1 > Math_fround(9.999999747378752e-05) | 0) & $7_1 > $13_1 | 0) & $9_1 > $13_1 | 0) {
          global$243 = $36_1 << 2 | 0 | $12_1 | 0;
          $9_1 = $13_1;
         }
         $12_1 = $12_1 + 1 | 0;
         continue label1;
        }
        break label1;
       };
       if ($7_1 > $9_1) {
        $7_1 = $9_1;
        $34_1 = $9_1;
       }
      }
     } else {
      if ($9_1 < $14_1) {
       if (($0_1 | 0) != (-2147483648 | 0)) {
        HEAP32[$10_1 >> 2] = $0_1;
        HEAPF32[($10_1 + 4 | 0) >> 2] = $14_1;
        $10_1 = $10_1 + 8 | 0;
       }
       $0_1 = $8_1;
       $14_1 = $9_1;
      } else {
       HEAP32[$10_1 >> 2] = $8_1;
       HEAPF32[($10_1 + 4 | 0) >> 2] = $9_1;
       $10_1 = $10_1 + 8 | 0;
      }
     }
     continue label2;
    }
    break label2;
   };
   if (($0_1 | 0) != (-2147483648 | 0) & $7_1 > $14_1 | 0) {
    continue label3
   }
   label4 : while (1) {
    if (($10_1 | 0) == ($33_1 | 0)) {
     return $34_1
    }
    $10_1 = $10_1 - 8 | 0;
    if (!(HEAPF32[($10_1 + 4 | 0) >> 2] < $7_1)) {
     continue label4
    }
    break label4;
   };
   $0_1 = HEAP32[$10_1 >> 2];
   continue label3;
  };
 }
 
 function $129($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = Math_fround(0), $5_1 = Math_fround(0), $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0);
  $0_1 = (global$203 + Math_imul($0_1 >>> 2 | 0, 288) | 0) + (($0_1 & 3 | 0) << 2 | 0) | 0;
  $5_1 = HEAPF32[($0_1 + 48 | 0) >> 2];
  $6_1 = HEAPF32[($0_1 + 64 | 0) >> 2];
  $7_1 = HEAPF32[($0_1 + 128 | 0) >> 2];
  $8_1 = HEAPF32[($0_1 + 80 | 0) >> 2];
  $9_1 = HEAPF32[($0_1 + 112 | 0) >> 2];
  global$132 = Math_fround(Math_fround($6_1 * $7_1) - Math_fround($8_1 * $9_1));
  $10_1 = HEAPF32[($0_1 + 96 | 0) >> 2];
  global$133 = Math_fround(Math_fround($8_1 * $10_1) - Math_fround($5_1 * $7_1));
  global$134 = Math_fround(Math_fround($5_1 * $9_1) - Math_fround($6_1 * $10_1));
  $3_1 = Math_fround($3_1 - HEAPF32[($0_1 + 32 | 0) >> 2]);
  $2_1 = Math_fround($2_1 - HEAPF32[($0_1 + 16 | 0) >> 2]);
  $1_1 = Math_fround($1_1 - HEAPF32[$0_1 >> 2]);
  $4_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_fround(Math_fround(global$132 * global$132) + Math_fround(global$133 * global$133)) + Math_fround(global$134 * global$134)));
  $11_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($6_1 * $3_1) - Math_fround($8_1 * $2_1)) * global$132) + Math_fround(Math_fround(Math_fround($8_1 * $1_1) - Math_fround($5_1 * $3_1)) * global$133)) + Math_fround(Math_fround(Math_fround($5_1 * $2_1) - Math_fround($6_1 * $1_1)) * global$134)) * $4_1);
  $4_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($2_1 * $7_1) - Math_fround($3_1 * $9_1)) * global$132) + Math_fround(Math_fround(Math_fround($3_1 * $10_1) - Math_fround($1_1 * $7_1)) * global$133)) + Math_fround(Math_fround(Math_fround($1_1 * $9_1) - Math_fround($2_1 * $10_1)) * global$134)) * $4_1);
  $12_1 = Math_fround(Math_fround(Math_fround(1.0) - $4_1) - $11_1);
  $13_1 = HEAPF32[($0_1 + 144 | 0) >> 2];
  $14_1 = HEAPF32[($0_1 + 192 | 0) >> 2];
  $15_1 = HEAPF32[($0_1 + 240 | 0) >> 2];
  global$244 = Math_fround(Math_fround(Math_fround($12_1 * $13_1) + Math_fround($4_1 * $14_1)) + Math_fround($11_1 * $15_1));
  $16_1 = HEAPF32[($0_1 + 160 | 0) >> 2];
  $17_1 = HEAPF32[($0_1 + 208 | 0) >> 2];
  $18_1 = HEAPF32[($0_1 + 256 | 0) >> 2];
  global$245 = Math_fround(Math_fround(Math_fround($12_1 * $16_1) + Math_fround($4_1 * $17_1)) + Math_fround($11_1 * $18_1));
  $19_1 = HEAPF32[($0_1 + 176 | 0) >> 2];
  $20_1 = HEAPF32[($0_1 + 224 | 0) >> 2];
  $21_1 = HEAPF32[($0_1 + 272 | 0) >> 2];
  global$246 = Math_fround(Math_fround(Math_fround($12_1 * $19_1) + Math_fround($4_1 * $20_1)) + Math_fround($11_1 * $21_1));
  global$247 = Math_fround(-Math_fround(Math_fround(Math_fround($12_1 * Math_fround(Math_min(Math_fround(Math_fround(Math_fround($13_1 * $1_1) + Math_fround($16_1 * $2_1)) + Math_fround($19_1 * $3_1)), Math_fround(0.0)))) + Math_fround($4_1 * Math_fround(Math_min(Math_fround(Math_fround(Math_fround($14_1 * Math_fround($1_1 - $5_1)) + Math_fround($17_1 * Math_fround($2_1 - $6_1))) + Math_fround($20_1 * Math_fround($3_1 - $8_1))), Math_fround(0.0))))) + Math_fround($11_1 * Math_fround(Math_min(Math_fround(Math_fround(Math_fround($15_1 * Math_fround($1_1 - $10_1)) + Math_fround($18_1 * Math_fround($2_1 - $9_1))) + Math_fround($21_1 * Math_fround($3_1 - $7_1))), Math_fround(0.0))))));
 }
 
 function $130($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1, $10_1, $11_1, $12_1, $13_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  $3_1 = Math_fround($3_1);
  $4_1 = Math_fround($4_1);
  $5_1 = Math_fround($5_1);
  $6_1 = Math_fround($6_1);
  $7_1 = Math_fround($7_1);
  $8_1 = Math_fround($8_1);
  $9_1 = Math_fround($9_1);
  $10_1 = Math_fround($10_1);
  $11_1 = Math_fround($11_1);
  $12_1 = Math_fround($12_1);
  $13_1 = $13_1 | 0;
  var $14_1 = 0, $15_1 = 0;
  global$176 = $0_1;
  global$177 = $1_1;
  global$210 = $2_1;
  global$135 = $3_1;
  global$153 = $4_1;
  global$154 = $5_1;
  global$82 = $6_1;
  global$83 = $7_1;
  global$84 = $8_1;
  global$180 = $9_1;
  global$181 = $10_1;
  global$182 = $11_1;
  global$254 = $12_1;
  $14_1 = $13_1 & 3 | 0;
  global$255 = ($14_1 | 0) == (3 | 0);
  global$209 = $14_1;
  $15_1 = ($13_1 >>> 2 | 0) & 3 | 0;
  $13_1 = $13_1 >>> 4 | 0;
  $105($15_1, $13_1);
  if (!$14_1 & ($15_1 | 0) != (2 | 0) | 0) {
   $13_1 = ($15_1 | 0) != (0 | 0) | $13_1 >>> 0 < 3 >>> 0 | 0
  } else {
   $13_1 = 0
  }
  global$253 = $13_1;
  $3_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_max(Math_fround(Math_sqrt(Math_fround(Math_fround($0_1 * $0_1) + Math_fround($1_1 * $1_1)))), Math_fround(9.999999747378752e-05))));
  global$178 = Math_fround(Math_fround(-$1_1) * $3_1);
  global$179 = Math_fround($0_1 * $3_1);
  global$250 = Math_fround(Math_fround(-$2_1) * global$179);
  global$251 = Math_fround($2_1 * global$178);
  global$252 = Math_fround(Math_fround($0_1 * global$179) - Math_fround($1_1 * global$178));
  if ($14_1) {
   if (($14_1 | 0) == (1 | 0)) {
    global$119 = Math_fround(.20000000298023224);
    global$120 = Math_fround(.550000011920929);
    $0_1 = Math_fround(Math_fround(Math_fround(global$82 * Math_fround(.2125999927520752)) + Math_fround(global$83 * Math_fround(.7152000069618225))) + Math_fround(global$84 * Math_fround(.0722000002861023)));
    global$100 = Math_fround($0_1 * Math_fround(.30000001192092896));
    global$101 = Math_fround($0_1 * Math_fround(.2800000011920929));
    global$102 = Math_fround($0_1 * Math_fround(.25999999046325684));
   } else {
    if (($14_1 | 0) == (2 | 0)) {
     global$119 = Math_fround(-.019999999552965164);
     global$120 = Math_fround(.07999999821186066);
     $0_1 = Math_fround(Math_fround(Math_fround(Math_fround(global$82 * Math_fround(.2125999927520752)) + Math_fround(global$83 * Math_fround(.7152000069618225))) + Math_fround(global$84 * Math_fround(.0722000002861023))) * Math_fround(.5));
     global$100 = $0_1;
     global$101 = $0_1;
     global$102 = $0_1;
    } else {
     global$119 = Math_fround(-.11999999731779099);
     global$120 = Math_fround(.11999999731779099);
     $0_1 = Math_fround(Math_fround(Math_fround(Math_fround(global$82 * Math_fround(.2125999927520752)) + Math_fround(global$83 * Math_fround(.7152000069618225))) + Math_fround(global$84 * Math_fround(.0722000002861023))) * Math_fround(0.0));
     global$100 = $0_1;
     global$101 = $0_1;
     global$102 = $0_1;
     global$100 = $9_1;
     global$101 = $10_1;
     global$102 = $11_1;
    }
   }
  } else {
   global$119 = Math_fround(.10000000149011612);
   global$120 = Math_fround(.36000001430511475);
   $0_1 = Math_fround(Math_fround(Math_fround(global$82 * Math_fround(.2125999927520752)) + Math_fround(global$83 * Math_fround(.7152000069618225))) + Math_fround(global$84 * Math_fround(.0722000002861023)));
   global$100 = Math_fround($0_1 * Math_fround(.20000000298023224));
   global$101 = Math_fround($0_1 * Math_fround(.20999999344348907));
   global$102 = Math_fround($0_1 * Math_fround(.18000000715255737));
  }
 }
 
 function $131($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1) {
  var $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = 0, $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = Math_fround(0), $23_1 = Math_fround(0);
  $13_1 = Math_fround(Math_fround(1.0) / (Math_fround(Math_abs($3_1)) < Math_fround(9.999999717180685e-10) ? Math_fround(9.999999717180685e-10) : $3_1));
  $12_1 = Math_fround(Math_fround(Math_abs($13_1)) * Math_fround($6_1 + $9_1));
  $11_1 = Math_fround(Math_fround(1.0) / (Math_fround(Math_abs($4_1)) < Math_fround(9.999999717180685e-10) ? Math_fround(9.999999717180685e-10) : $4_1));
  $14_1 = Math_fround(Math_fround(Math_abs($11_1)) * Math_fround($7_1 + $9_1));
  $10_1 = Math_fround(Math_fround(1.0) / (Math_fround(Math_abs($5_1)) < Math_fround(9.999999717180685e-10) ? Math_fround(9.999999717180685e-10) : $5_1));
  $15_1 = Math_fround(Math_fround(Math_abs($10_1)) * Math_fround($8_1 + $9_1));
  $16_1 = Math_fround(Math_fround(-$10_1) * $2_1);
  $13_1 = Math_fround(Math_fround(-$13_1) * $0_1);
  $11_1 = Math_fround(Math_fround(-$11_1) * $1_1);
  $10_1 = Math_fround(Math_min(Math_fround($16_1 + $15_1), Math_fround(Math_min(Math_fround($13_1 + $12_1), Math_fround($11_1 + $14_1)))));
  $12_1 = Math_fround(Math_max(Math_fround($16_1 - $15_1), Math_fround(Math_max(Math_fround($13_1 - $12_1), Math_fround($11_1 - $14_1)))));
  if ($10_1 < Math_fround(0.0) | $12_1 > $10_1 | 0) {
   return Math_fround(1000000015047466219876688.0e6)
  }
  $11_1 = Math_fround($0_1 + Math_fround($3_1 * $12_1));
  $14_1 = $11_1 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0);
  $10_1 = Math_fround($1_1 + Math_fround($4_1 * $12_1));
  $15_1 = $10_1 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0);
  $13_1 = Math_fround($2_1 + Math_fround($5_1 * $12_1));
  $16_1 = $13_1 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0);
  $11_1 = Math_fround(Math_fround($11_1 * $14_1) - $6_1);
  $10_1 = Math_fround(Math_fround($10_1 * $15_1) - $7_1);
  $18_1 = Math_fround(Math_max($11_1, $10_1));
  $19_1 = $10_1;
  $10_1 = Math_fround(Math_fround($13_1 * $16_1) - $8_1);
  if (Math_fround(Math_min(Math_fround(Math_min($18_1, Math_fround(Math_max($19_1, $10_1)))), Math_fround(Math_max($10_1, $11_1)))) < Math_fround(0.0)) {
   return $12_1 > Math_fround(9.999999747378752e-06) ? $12_1 : Math_fround(1000000015047466219876688.0e6)
  }
  $19_1 = Math_fround($3_1 * $14_1);
  $21_1 = Math_fround($19_1 * $19_1);
  $18_1 = Math_fround($4_1 * $15_1);
  $22_1 = Math_fround($18_1 * $18_1);
  $20_1 = Math_fround($5_1 * $16_1);
  $23_1 = Math_fround($20_1 * $20_1);
  $5_1 = Math_fround($0_1 * $14_1);
  $11_1 = Math_fround($5_1 - $6_1);
  $14_1 = Math_fround($11_1 * $19_1);
  $4_1 = Math_fround($1_1 * $15_1);
  $10_1 = Math_fround($4_1 - $7_1);
  $15_1 = Math_fround($10_1 * $18_1);
  $3_1 = Math_fround($2_1 * $16_1);
  $0_1 = Math_fround($3_1 - $8_1);
  $16_1 = Math_fround($0_1 * $20_1);
  $2_1 = Math_fround(Math_fround($14_1 + $15_1) + $16_1);
  $1_1 = Math_fround(Math_fround($21_1 + $22_1) + $23_1);
  $13_1 = Math_fround($11_1 * $11_1);
  $11_1 = Math_fround($10_1 * $10_1);
  $10_1 = Math_fround($0_1 * $0_1);
  $12_1 = Math_fround($9_1 * $9_1);
  $0_1 = Math_fround(Math_fround($2_1 * $2_1) - Math_fround($1_1 * Math_fround(Math_fround(Math_fround($13_1 + $11_1) + $10_1) - $12_1)));
  if ($0_1 > Math_fround(0.0)) {
   $0_1 = Math_fround(Math_fround(Math_fround(-$2_1) - Math_fround(Math_sqrt($0_1))) / $1_1);
   $0_1 = $0_1 > Math_fround(9.999999747378752e-06) ? $0_1 : Math_fround(1000000015047466219876688.0e6);
  } else {
   $0_1 = Math_fround(1000000015047466219876688.0e6)
  }
  $9_1 = Math_fround($15_1 + $16_1);
  $2_1 = Math_fround($22_1 + $23_1);
  $1_1 = Math_fround(Math_fround($9_1 * $9_1) - Math_fround($2_1 * Math_fround(Math_fround($11_1 + $10_1) - $12_1)));
  if (!($1_1 <= Math_fround(0.0))) {
   $1_1 = Math_fround(Math_fround(Math_fround(-$9_1) - Math_fround(Math_sqrt($1_1))) / $2_1);
   if ($1_1 < $0_1 & $1_1 > Math_fround(9.999999747378752e-06) | 0) {
    $17_1 = Math_fround(Math_abs(Math_fround($5_1 + Math_fround($19_1 * $1_1)))) < $6_1
   } else {
    $17_1 = 0
   }
   $0_1 = $17_1 ? $1_1 : $0_1;
  }
  $5_1 = Math_fround($16_1 + $14_1);
  $2_1 = Math_fround($23_1 + $21_1);
  $1_1 = Math_fround(Math_fround($5_1 * $5_1) - Math_fround($2_1 * Math_fround(Math_fround($10_1 + $13_1) - $12_1)));
  if (!($1_1 <= Math_fround(0.0))) {
   $1_1 = Math_fround(Math_fround(Math_fround(-$5_1) - Math_fround(Math_sqrt($1_1))) / $2_1);
   if ($1_1 < $0_1 & $1_1 > Math_fround(9.999999747378752e-06) | 0) {
    $17_1 = Math_fround(Math_abs(Math_fround($4_1 + Math_fround($18_1 * $1_1)))) < $7_1
   } else {
    $17_1 = 0
   }
   $0_1 = $17_1 ? $1_1 : $0_1;
  }
  $4_1 = Math_fround($14_1 + $15_1);
  $2_1 = Math_fround($21_1 + $22_1);
  $1_1 = Math_fround(Math_fround($4_1 * $4_1) - Math_fround($2_1 * Math_fround(Math_fround($13_1 + $11_1) - $12_1)));
  if (!($1_1 <= Math_fround(0.0))) {
   $1_1 = Math_fround(Math_fround(Math_fround(-$4_1) - Math_fround(Math_sqrt($1_1))) / $2_1);
   if ($1_1 < $0_1 & $1_1 > Math_fround(9.999999747378752e-06) | 0) {
    $17_1 = Math_fround(Math_abs(Math_fround($3_1 + Math_fround($20_1 * $1_1)))) < $8_1
   } else {
    $17_1 = 0
   }
   $0_1 = $17_1 ? $1_1 : $0_1;
  }
  return $0_1;
 }
 
 function $132($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  $3_1 = Math_fround($3_1);
  $4_1 = Math_fround($4_1);
  $5_1 = Math_fround($5_1);
  $6_1 = Math_fround($6_1);
  return Math_fround($17($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1));
 }
 
 function $133($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  $3_1 = Math_fround($3_1);
  $4_1 = Math_fround($4_1);
  $5_1 = Math_fround($5_1);
  return Math_fround($14($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, Math_fround(0.0), Math_fround(0.0)));
 }
 
 function $134() {
  return global$152 | 0;
 }
 
 function $135($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  $0_1 = $0_1 | 0;
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  $3_1 = Math_fround($3_1);
  $4_1 = Math_fround($4_1);
  $5_1 = Math_fround($5_1);
  $6_1 = Math_fround($6_1);
  $7_1 = Math_fround($7_1);
  $8_1 = Math_fround($8_1);
  $45($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, Math_fround(1.0));
  return Math_fround(global$54);
 }
 
 function $136() {
  return global$49 | 0;
 }
 
 function $137($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  $3_1 = Math_fround($3_1);
  $4_1 = Math_fround($4_1);
  $5_1 = Math_fround($5_1);
  $6($0_1, $1_1, $2_1, $3_1, $4_1, $5_1);
  return Math_fround(global$35);
 }
 
 function $138() {
  return global$73 | 0;
 }
 
 function $139($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
  var $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = Math_fround(0), $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = Math_fround(0), $23_1 = Math_fround(0), $24_1 = Math_fround(0);
  $10_1 = $2_1 < Math_fround(0.0) ? Math_fround(-1.0) : Math_fround(1.0);
  $9_1 = Math_fround(Math_fround(-1.0) / Math_fround($10_1 + $2_1));
  $16_1 = Math_fround(Math_fround($0_1 * $1_1) * $9_1);
  $19_1 = Math_fround(Math_fround(Math_fround(Math_fround($10_1 * $0_1) * $0_1) * $9_1) + Math_fround(1.0));
  $20_1 = Math_fround($10_1 * $16_1);
  $21_1 = Math_fround(Math_fround(-$10_1) * $0_1);
  $17_1 = Math_fround(Math_fround(Math_fround($3_1 * $19_1) + Math_fround($4_1 * $20_1)) + Math_fround($5_1 * $21_1));
  $12_1 = Math_fround($6_1 * $17_1);
  $22_1 = Math_fround($10_1 + Math_fround(Math_fround($1_1 * $1_1) * $9_1));
  $23_1 = Math_fround(-$1_1);
  $18_1 = Math_fround(Math_fround(Math_fround($3_1 * $16_1) + Math_fround($4_1 * $22_1)) + Math_fround($5_1 * $23_1));
  $10_1 = Math_fround($6_1 * $18_1);
  $13_1 = Math_fround(Math_max(Math_fround(Math_fround(Math_fround($3_1 * $0_1) + Math_fround($4_1 * $1_1)) + Math_fround($5_1 * $2_1)), Math_fround(.009999999776482582)));
  $3_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($12_1 * $12_1) + Math_fround($10_1 * $10_1)) + Math_fround($13_1 * $13_1)))));
  $4_1 = Math_fround(1.0);
  $15_1 = Math_fround($13_1 * $3_1);
  $9_1 = Math_fround(-$15_1);
  $11_1 = Math_fround($12_1 * $3_1);
  $14_1 = Math_fround($10_1 * $3_1);
  $3_1 = Math_fround(Math_fround($11_1 * $11_1) + Math_fround($14_1 * $14_1));
  if ($3_1 > Math_fround(9.999999717180685e-10)) {
   $3_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt($3_1)));
   $4_1 = Math_fround(Math_fround(-$14_1) * $3_1);
   $5_1 = Math_fround($11_1 * $3_1);
  } else {
   $5_1 = Math_fround(0.0)
  }
  $24_1 = Math_fround($9_1 * $5_1);
  $3_1 = Math_fround($7_1 - Math_fround(Math_floor($7_1)));
  if ($3_1 > Math_fround(.5)) {
   $3_1 = Math_fround($3_1 + Math_fround(-1.0))
  }
  if ($3_1 > Math_fround(.25)) {
   $3_1 = Math_fround(Math_fround(.5) - $3_1)
  } else {
   $3_1 = $3_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $3_1) : $3_1
  }
  $3_1 = Math_fround($3_1 * Math_fround(6.2831854820251465));
  $9_1 = Math_fround($3_1 * $3_1);
  global$23 = Math_fround($3_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(Math_fround($9_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $12_1 = Math_fround($15_1 * $4_1);
  $10_1 = Math_fround(Math_fround($11_1 * $5_1) - Math_fround($14_1 * $4_1));
  $3_1 = Math_fround($7_1 + Math_fround(.25));
  $3_1 = Math_fround($3_1 - Math_fround(Math_floor($3_1)));
  if ($3_1 > Math_fround(.5)) {
   $3_1 = Math_fround($3_1 + Math_fround(-1.0))
  }
  if ($3_1 > Math_fround(.25)) {
   $3_1 = Math_fround(Math_fround(.5) - $3_1)
  } else {
   $3_1 = $3_1 < Math_fround(-.25) ? Math_fround(Math_fround(-.5) - $3_1) : $3_1
  }
  $3_1 = Math_fround($3_1 * Math_fround(6.2831854820251465));
  $7_1 = Math_fround($3_1 * $3_1);
  global$22 = Math_fround($3_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(Math_fround($7_1 * Math_fround(2.7525561563379597e-06)) + Math_fround(-1.9840874301735312e-04))) + Math_fround(.008333330973982811))) + Math_fround(-.1666666716337204))) + Math_fround(1.0)));
  $9_1 = Math_fround(Math_fround($15_1 + Math_fround(1.0)) * Math_fround(.5));
  $7_1 = Math_fround(Math_sqrt($8_1));
  $8_1 = Math_fround($7_1 * global$22);
  $3_1 = Math_fround(Math_fround(1.0) - Math_fround($8_1 * $8_1));
  $9_1 = Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $9_1) * Math_fround(Math_sqrt(Math_fround(Math_max($3_1, Math_fround(0.0)))))) + Math_fround($9_1 * Math_fround($7_1 * global$23)));
  $7_1 = Math_fround(Math_sqrt(Math_fround(Math_max(Math_fround($3_1 - Math_fround($9_1 * $9_1)), Math_fround(0.0)))));
  $3_1 = Math_fround($6_1 * Math_fround(Math_fround(Math_fround($8_1 * $4_1) + Math_fround($9_1 * $24_1)) + Math_fround($7_1 * $11_1)));
  $11_1 = $3_1;
  $4_1 = Math_fround($6_1 * Math_fround(Math_fround(Math_fround($8_1 * $5_1) + Math_fround($9_1 * $12_1)) + Math_fround($7_1 * $14_1)));
  $7_1 = Math_fround(Math_max(Math_fround(Math_fround($9_1 * $10_1) + Math_fround($7_1 * $15_1)), Math_fround(9.999999747378752e-05)));
  $3_1 = Math_fround(Math_fround(1.0) / Math_fround(Math_sqrt(Math_fround(Math_fround(Math_fround($3_1 * $3_1) + Math_fround($4_1 * $4_1)) + Math_fround($7_1 * $7_1)))));
  $5_1 = Math_fround($11_1 * $3_1);
  $4_1 = Math_fround($4_1 * $3_1);
  $3_1 = Math_fround($7_1 * $3_1);
  $7_1 = Math_fround(Math_fround(Math_fround(Math_fround($17_1 * $5_1) + Math_fround($18_1 * $4_1)) + Math_fround($13_1 * $3_1)) * Math_fround(2.0));
  $5_1 = Math_fround(Math_fround($7_1 * $5_1) - $17_1);
  $8_1 = Math_fround(Math_fround($7_1 * $3_1) - $13_1);
  if ($8_1 <= Math_fround(1.0000000474974513e-03)) {
   return Math_fround(0.0)
  }
  $3_1 = Math_fround(Math_fround($7_1 * $4_1) - $18_1);
  global$111 = Math_fround(Math_fround(Math_fround($5_1 * $19_1) + Math_fround($3_1 * $16_1)) + Math_fround($8_1 * $0_1));
  global$112 = Math_fround(Math_fround(Math_fround($5_1 * $20_1) + Math_fround($3_1 * $22_1)) + Math_fround($8_1 * $1_1));
  global$113 = Math_fround(Math_fround(Math_fround($5_1 * $21_1) + Math_fround($3_1 * $23_1)) + Math_fround($8_1 * $2_1));
  $0_1 = Math_fround($6_1 * $6_1);
  return Math_fround(Math_fround($8_1 + $8_1) / Math_fround($8_1 + Math_fround(Math_sqrt(Math_fround($0_1 + Math_fround(Math_fround(Math_fround(Math_fround(1.0) - $0_1) * $8_1) * $8_1))))));
 }
 
 function $140($0_1, $1_1, $2_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  global$290 = $2_1 > Math_fround(.5);
  global$201 = $0_1;
  global$202 = $1_1;
 }
 
 function $141($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1, $10_1, $11_1, $12_1, $13_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  $6_1 = Math_fround($6_1);
  $7_1 = Math_fround($7_1);
  $8_1 = Math_fround($8_1);
  $9_1 = $9_1 | 0;
  $10_1 = $10_1 | 0;
  $11_1 = $11_1 | 0;
  $12_1 = Math_fround($12_1);
  $13_1 = Math_fround($13_1);
  var $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0), $19_1 = 0, $20_1 = Math_fround(0), $21_1 = Math_fround(0), $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = Math_fround(0), $26_1 = Math_fround(0), $27_1 = 0, $28_1 = Math_fround(0), $29_1 = Math_fround(0), $30_1 = Math_fround(0), $31_1 = 0, $32_1 = 0, $33_1 = Math_fround(0), $34_1 = Math_fround(0), $35_1 = 0, $36_1 = Math_fround(0), $37_1 = 0;
  $24_1 = (wasm2js_scratch_store_f32(Math_fround(Math_fround(Math_fround(.699999988079071) - $13_1) / Math_fround(Math_fround(1.0) - $13_1))), wasm2js_scratch_load_i32(2));
  $15_1 = Math_fround(($24_1 >> 23 | 0) - 127 | 0 | 0);
  $14_1 = (wasm2js_scratch_store_i32(2, $24_1 & 8388607 | 0 | 1065353216 | 0), wasm2js_scratch_load_f32());
  if ($14_1 > Math_fround(1.4142135381698608)) {
   $15_1 = Math_fround($15_1 + Math_fround(1.0));
   $14_1 = Math_fround($14_1 * Math_fround(.5));
  }
  $16_1 = Math_fround(Math_fround($14_1 + Math_fround(-1.0)) / Math_fround($14_1 + Math_fround(1.0)));
  $14_1 = Math_fround($16_1 * $16_1);
  $30_1 = Math_fround(Math_fround(-.5145732164382935) / Math_fround($15_1 + Math_fround($16_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(.41219860315322876)) + Math_fround(.5770780444145203))) + Math_fround(.9617967009544373))) + Math_fround(2.885390043258667)))));
  label1 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $24_1 = $11_1 - 1 | 0;
    $34_1 = Math_fround(Math_min(Math_fround($24_1 | 0), Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround($0_1 | 0) + Math_fround(.5)) * Math_fround(.25)) + Math_fround(-.5)), Math_fround(0.0)))));
    $31_1 = ~~$34_1;
    $19_1 = $31_1 + 1 | 0;
    $37_1 = ($19_1 | 0) < ($24_1 | 0) ? $19_1 : $24_1;
    $24_1 = 0;
    label : while (1) {
     if (($2_1 | 0) > ($24_1 | 0)) {
      $22_1 = $10_1 - 1 | 0;
      $16_1 = Math_fround(Math_fround($24_1 | 0) + Math_fround(.5));
      $14_1 = Math_fround(Math_min(Math_fround($22_1 | 0), Math_fround(Math_max(Math_fround(Math_fround($16_1 * Math_fround(.25)) + Math_fround(-.5)), Math_fround(0.0)))));
      $19_1 = ~~$14_1;
      $23_1 = $19_1 + 1 | 0;
      $27_1 = ($22_1 | 0) > ($23_1 | 0) ? $23_1 : $22_1;
      $16_1 = Math_fround(Math_fround(Math_fround($16_1 / Math_fround($2_1 | 0)) + Math_fround(-.5)) * Math_fround(2.0));
      $25_1 = Math_fround(Math_fround($16_1 * $16_1) * Math_fround(.6000000238418579));
      $16_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($0_1 | 0) + Math_fround(.5)) / Math_fround($3_1 | 0)) + Math_fround(-.5)) * Math_fround(2.0));
      $16_1 = Math_fround($25_1 + Math_fround(Math_fround($16_1 * $16_1) * Math_fround(.4000000059604645)));
      $29_1 = Math_fround(Math_fround(1.0) - Math_fround(Math_fround($16_1 * Math_fround(.10000000149011612)) * $16_1));
      $32_1 = $4_1 + ((Math_imul($0_1, $2_1) + $24_1 | 0) << 4 | 0) | 0;
      $20_1 = HEAPF32[$32_1 >> 2];
      $23_1 = Math_imul($10_1, $31_1);
      $22_1 = $9_1 + (($23_1 + $19_1 | 0) << 4 | 0) | 0;
      $15_1 = HEAPF32[$22_1 >> 2];
      $23_1 = $9_1 + (($23_1 + $27_1 | 0) << 4 | 0) | 0;
      $14_1 = Math_fround($14_1 - Math_fround($19_1 | 0));
      $15_1 = Math_fround($15_1 + Math_fround(Math_fround(HEAPF32[$23_1 >> 2] - $15_1) * $14_1));
      $25_1 = $15_1;
      $35_1 = Math_imul($10_1, $37_1);
      $19_1 = $9_1 + (($19_1 + $35_1 | 0) << 4 | 0) | 0;
      $21_1 = HEAPF32[$19_1 >> 2];
      $27_1 = $9_1 + (($27_1 + $35_1 | 0) << 4 | 0) | 0;
      $33_1 = Math_fround(Math_fround($21_1 + Math_fround(Math_fround(HEAPF32[$27_1 >> 2] - $21_1) * $14_1)) - $15_1);
      $15_1 = Math_fround($34_1 - Math_fround($31_1 | 0));
      $20_1 = Math_fround(Math_fround($20_1 + Math_fround(Math_fround(Math_fround($25_1 + Math_fround($33_1 * $15_1)) - $20_1) * $12_1)) * $6_1);
      $16_1 = HEAPF32[($32_1 + 4 | 0) >> 2];
      $21_1 = HEAPF32[($22_1 + 4 | 0) >> 2];
      $21_1 = Math_fround($21_1 + Math_fround(Math_fround(HEAPF32[($23_1 + 4 | 0) >> 2] - $21_1) * $14_1));
      $17_1 = HEAPF32[($19_1 + 4 | 0) >> 2];
      $21_1 = Math_fround(Math_fround($16_1 + Math_fround(Math_fround(Math_fround($21_1 + Math_fround(Math_fround(Math_fround($17_1 + Math_fround(Math_fround(HEAPF32[($27_1 + 4 | 0) >> 2] - $17_1) * $14_1)) - $21_1) * $15_1)) - $16_1) * $12_1)) * $7_1);
      $16_1 = HEAPF32[($32_1 + 8 | 0) >> 2];
      $17_1 = HEAPF32[($22_1 + 8 | 0) >> 2];
      $17_1 = Math_fround($17_1 + Math_fround(Math_fround(HEAPF32[($23_1 + 8 | 0) >> 2] - $17_1) * $14_1));
      $18_1 = HEAPF32[($19_1 + 8 | 0) >> 2];
      $17_1 = Math_fround(Math_fround($16_1 + Math_fround(Math_fround(Math_fround($17_1 + Math_fround(Math_fround(Math_fround($18_1 + Math_fround(Math_fround(HEAPF32[($27_1 + 8 | 0) >> 2] - $18_1) * $14_1)) - $17_1) * $15_1)) - $16_1) * $12_1)) * $8_1);
      $16_1 = HEAPF32[($22_1 + 12 | 0) >> 2];
      $16_1 = Math_fround($16_1 + Math_fround(Math_fround(HEAPF32[($23_1 + 12 | 0) >> 2] - $16_1) * $14_1));
      $18_1 = HEAPF32[($19_1 + 12 | 0) >> 2];
      $15_1 = Math_fround(Math_fround($16_1 + Math_fround(Math_fround(Math_fround($18_1 + Math_fround(Math_fround(HEAPF32[($27_1 + 12 | 0) >> 2] - $18_1) * $14_1)) - $16_1) * $15_1)) * $7_1);
      $16_1 = Math_fround($29_1 * $3(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($20_1 * Math_fround(.2125999927520752)) + Math_fround($21_1 * Math_fround(.7152000069618225))) + Math_fround($17_1 * Math_fround(.0722000002861023))) + Math_fround(.004000000189989805)) / Math_fround($15_1 + Math_fround(.004000000189989805))), Math_fround(.25))), Math_fround(4.0))), Math_fround(.20999999344348907)));
      $14_1 = Math_fround(1.0);
      block : {
       if (!global$290) {
        break block
       }
       if ($15_1 > Math_fround(1.0)) {
        $14_1 = $3(Math_fround(Math_fround(1.0) / $15_1), Math_fround(.20000000298023224));
        if ($15_1 > Math_fround(1.7000000476837158)) {
         $14_1 = Math_fround($14_1 * $3(Math_fround(Math_fround(1.7000000476837158) / $15_1), Math_fround(.44999998807907104)))
        }
        break block;
       }
       if ($15_1 < Math_fround(.1599999964237213)) {
        $14_1 = $3(Math_fround(Math_fround(.1599999964237213) / Math_fround($15_1 + Math_fround(.004000000189989805))), Math_fround(.2800000011920929))
       } else {
        $14_1 = Math_fround(1.0)
       }
      }
      $14_1 = Math_fround($16_1 * $14_1);
      $16_1 = Math_fround($20_1 * $14_1);
      $20_1 = Math_fround($21_1 * $14_1);
      $21_1 = Math_fround($17_1 * $14_1);
      $19_1 = (wasm2js_scratch_store_f32(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($16_1 * Math_fround(.8424790501594543)) + Math_fround($20_1 * Math_fround(.07843360304832458))) + Math_fround($21_1 * Math_fround(.07922374457120895))), Math_fround(1.000000013351432e-10)))), wasm2js_scratch_load_i32(2));
      $15_1 = Math_fround(($19_1 >> 23 | 0) - 127 | 0 | 0);
      $14_1 = (wasm2js_scratch_store_i32(2, $19_1 & 8388607 | 0 | 1065353216 | 0), wasm2js_scratch_load_f32());
      if ($14_1 > Math_fround(1.4142135381698608)) {
       $15_1 = Math_fround($15_1 + Math_fround(1.0));
       $14_1 = Math_fround($14_1 * Math_fround(.5));
      }
      $17_1 = Math_fround(Math_fround($14_1 + Math_fround(-1.0)) / Math_fround($14_1 + Math_fround(1.0)));
      $14_1 = Math_fround($17_1 * $17_1);
      $14_1 = Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround($15_1 + Math_fround($17_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(.41219860315322876)) + Math_fround(.5770780444145203))) + Math_fround(.9617967009544373))) + Math_fround(2.885390043258667)))), Math_fround(-12.473930358886719))), Math_fround(4.026069164276123))) + Math_fround(12.473930358886719)) / Math_fround(16.5));
      $15_1 = Math_fround($14_1 * $14_1);
      $17_1 = Math_fround($15_1 * $15_1);
      $15_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($17_1 * Math_fround(15.5)) * $15_1) - Math_fround(Math_fround($17_1 * Math_fround(40.13999938964844)) * $14_1)) + Math_fround($17_1 * Math_fround(31.959999084472656))) - Math_fround(Math_fround($15_1 * Math_fround(6.868000030517578)) * $14_1)) + Math_fround($15_1 * Math_fround(.42980000376701355))) + Math_fround($14_1 * Math_fround(.11909999698400497))) + Math_fround(-.002319999970495701));
      $14_1 = Math_fround(Math_max(Math_fround($15_1 + Math_fround(-.699999988079071)), Math_fround(0.0)));
      $28_1 = $3(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($15_1 * Math_fround(1.1100000143051147)) - Math_fround(Math_fround($14_1 * Math_fround(1.2222223281860352)) * $14_1)), Math_fround(0.0))), Math_fround(1.0))), global$201);
      $17_1 = Math_fround(Math_min(Math_fround(Math_max($28_1, Math_fround(0.0))), Math_fround(1.0)));
      $19_1 = (wasm2js_scratch_store_f32(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($16_1 * Math_fround(.04232824221253395)) + Math_fround($20_1 * Math_fround(.8784686326980591))) + Math_fround($21_1 * Math_fround(.07916612923145294))), Math_fround(1.000000013351432e-10)))), wasm2js_scratch_load_i32(2));
      $15_1 = Math_fround(($19_1 >> 23 | 0) - 127 | 0 | 0);
      $14_1 = (wasm2js_scratch_store_i32(2, $19_1 & 8388607 | 0 | 1065353216 | 0), wasm2js_scratch_load_f32());
      if ($14_1 > Math_fround(1.4142135381698608)) {
       $15_1 = Math_fround($15_1 + Math_fround(1.0));
       $14_1 = Math_fround($14_1 * Math_fround(.5));
      }
      $18_1 = Math_fround(Math_fround($14_1 + Math_fround(-1.0)) / Math_fround($14_1 + Math_fround(1.0)));
      $14_1 = Math_fround($18_1 * $18_1);
      $14_1 = Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround($15_1 + Math_fround($18_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(.41219860315322876)) + Math_fround(.5770780444145203))) + Math_fround(.9617967009544373))) + Math_fround(2.885390043258667)))), Math_fround(-12.473930358886719))), Math_fround(4.026069164276123))) + Math_fround(12.473930358886719)) / Math_fround(16.5));
      $15_1 = Math_fround($14_1 * $14_1);
      $18_1 = Math_fround($15_1 * $15_1);
      $15_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($18_1 * Math_fround(15.5)) * $15_1) - Math_fround(Math_fround($18_1 * Math_fround(40.13999938964844)) * $14_1)) + Math_fround($18_1 * Math_fround(31.959999084472656))) - Math_fround(Math_fround($15_1 * Math_fround(6.868000030517578)) * $14_1)) + Math_fround($15_1 * Math_fround(.42980000376701355))) + Math_fround($14_1 * Math_fround(.11909999698400497))) + Math_fround(-.002319999970495701));
      $14_1 = Math_fround(Math_max(Math_fround($15_1 + Math_fround(-.699999988079071)), Math_fround(0.0)));
      $36_1 = $3(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($15_1 * Math_fround(1.1100000143051147)) - Math_fround(Math_fround($14_1 * Math_fround(1.2222223281860352)) * $14_1)), Math_fround(0.0))), Math_fround(1.0))), global$201);
      $18_1 = Math_fround(Math_min(Math_fround(Math_max($36_1, Math_fround(0.0))), Math_fround(1.0)));
      $19_1 = (wasm2js_scratch_store_f32(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($16_1 * Math_fround(.042375653982162476)) + Math_fround($20_1 * Math_fround(.07843360304832458))) + Math_fround($21_1 * Math_fround(.8791429996490479))), Math_fround(1.000000013351432e-10)))), wasm2js_scratch_load_i32(2));
      $15_1 = Math_fround(($19_1 >> 23 | 0) - 127 | 0 | 0);
      $14_1 = (wasm2js_scratch_store_i32(2, $19_1 & 8388607 | 0 | 1065353216 | 0), wasm2js_scratch_load_f32());
      if ($14_1 > Math_fround(1.4142135381698608)) {
       $15_1 = Math_fround($15_1 + Math_fround(1.0));
       $14_1 = Math_fround($14_1 * Math_fround(.5));
      }
      $26_1 = Math_fround(Math_fround($14_1 + Math_fround(-1.0)) / Math_fround($14_1 + Math_fround(1.0)));
      $14_1 = Math_fround($26_1 * $26_1);
      $14_1 = Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround($15_1 + Math_fround($26_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(Math_fround($14_1 * Math_fround(.41219860315322876)) + Math_fround(.5770780444145203))) + Math_fround(.9617967009544373))) + Math_fround(2.885390043258667)))), Math_fround(-12.473930358886719))), Math_fround(4.026069164276123))) + Math_fround(12.473930358886719)) / Math_fround(16.5));
      $15_1 = Math_fround($14_1 * $14_1);
      $26_1 = Math_fround($15_1 * $15_1);
      $15_1 = Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround(Math_fround($26_1 * Math_fround(15.5)) * $15_1) - Math_fround(Math_fround($26_1 * Math_fround(40.13999938964844)) * $14_1)) + Math_fround($26_1 * Math_fround(31.959999084472656))) - Math_fround(Math_fround($15_1 * Math_fround(6.868000030517578)) * $14_1)) + Math_fround($15_1 * Math_fround(.42980000376701355))) + Math_fround($14_1 * Math_fround(.11909999698400497))) + Math_fround(-.002319999970495701));
      $14_1 = Math_fround(Math_max(Math_fround($15_1 + Math_fround(-.699999988079071)), Math_fround(0.0)));
      $29_1 = $3(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround($15_1 * Math_fround(1.1100000143051147)) - Math_fround(Math_fround($14_1 * Math_fround(1.2222223281860352)) * $14_1)), Math_fround(0.0))), Math_fround(1.0))), global$201);
      $15_1 = Math_fround(Math_min(Math_fround(Math_max($29_1, Math_fround(0.0))), Math_fround(1.0)));
      $14_1 = Math_fround(Math_fround(Math_fround($16_1 * Math_fround(.2125999927520752)) + Math_fround($20_1 * Math_fround(.7152000069618225))) + Math_fround($21_1 * Math_fround(.0722000002861023)));
      $26_1 = Math_fround(Math_max($14_1, Math_fround(9.999999974752427e-07)));
      $33_1 = Math_fround(Math_max(Math_fround($14_1 + Math_fround(Math_fround($20_1 - $14_1) * global$202)), Math_fround(0.0)));
      $25_1 = Math_fround(Math_max(Math_fround(Math_fround($28_1 + Math_fround(Math_fround(Math_fround(Math_fround($17_1 * $17_1) * Math_fround(Math_fround(3.0) - Math_fround($17_1 + $17_1))) - $17_1) * Math_fround(.5799999833106995))) - $13_1), Math_fround(0.0)));
      $17_1 = Math_fround(Math_fround(1.0) - $13_1);
      $28_1 = $3(Math_fround($25_1 / $17_1), $30_1);
      $18_1 = $3(Math_fround(Math_fround(Math_max(Math_fround(Math_fround($36_1 + Math_fround(Math_fround(Math_fround(Math_fround($18_1 * $18_1) * Math_fround(Math_fround(3.0) - Math_fround($18_1 + $18_1))) - $18_1) * Math_fround(.5799999833106995))) - $13_1), Math_fround(0.0))) / $17_1), $30_1);
      $15_1 = $3(Math_fround(Math_fround(Math_max(Math_fround(Math_fround($29_1 + Math_fround(Math_fround(Math_fround(Math_fround($15_1 * $15_1) * Math_fround(Math_fround(3.0) - Math_fround($15_1 + $15_1))) - $15_1) * Math_fround(.5799999833106995))) - $13_1), Math_fround(0.0))) / $17_1), $30_1);
      $17_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($28_1 * Math_fround(1.1968790292739868)) - Math_fround($18_1 * Math_fround(.09802088141441345))) - Math_fround($15_1 * Math_fround(.09902974218130112))), Math_fround(0.0))), Math_fround(1.0)));
      $25_1 = Math_fround(Math_fround($17_1 * Math_fround(Math_fround($17_1 * Math_fround(Math_fround($17_1 * Math_fround(.30530601739883423)) + Math_fround(.682171106338501))) + Math_fround(.012522878125309944))) * Math_fround(.2125999927520752));
      $17_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($28_1 * Math_fround(-.052896853536367416)) + Math_fround($18_1 * Math_fround(1.1519031524658203))) - Math_fround($15_1 * Math_fround(.09896117448806763))), Math_fround(0.0))), Math_fround(1.0)));
      $15_1 = Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($28_1 * Math_fround(-.05297163501381874)) - Math_fround($18_1 * Math_fround(.09804344922304153))) + Math_fround($15_1 * Math_fround(1.151073694229126))), Math_fround(0.0))), Math_fround(1.0)));
      $15_1 = Math_fround(Math_fround($25_1 + Math_fround(Math_fround($17_1 * Math_fround(Math_fround($17_1 * Math_fround(Math_fround($17_1 * Math_fround(.30530601739883423)) + Math_fround(.682171106338501))) + Math_fround(.012522878125309944))) * Math_fround(.7152000069618225))) + Math_fround(Math_fround($15_1 * Math_fround(Math_fround($15_1 * Math_fround(Math_fround($15_1 * Math_fround(.30530601739883423)) + Math_fround(.682171106338501))) + Math_fround(.012522878125309944))) * Math_fround(.0722000002861023)));
      $15_1 = Math_fround($15_1 / Math_fround(Math_fround(Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(4.0) - $14_1) * Math_fround(.5)), Math_fround(0.0))), Math_fround(1.0))) * Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_fround(Math_max($16_1, Math_fround(Math_max($20_1, $21_1)))) / $26_1) * $15_1) + Math_fround(-1.0)), Math_fround(0.0)))) + Math_fround(1.0)));
      $20_1 = Math_fround($15_1 / $26_1);
      $17_1 = Math_fround($33_1 * $20_1);
      $21_1 = Math_fround(Math_fround(Math_max(Math_fround($14_1 + Math_fround(Math_fround($21_1 - $14_1) * global$202)), Math_fround(0.0))) * $20_1);
      $20_1 = Math_fround(Math_fround(Math_max(Math_fround($14_1 + Math_fround(Math_fround($16_1 - $14_1) * global$202)), Math_fround(0.0))) * $20_1);
      $18_1 = Math_fround(Math_fround(Math_max(Math_fround(Math_max($17_1, $21_1)), $20_1)) - $15_1);
      $14_1 = Math_fround(Math_max(Math_fround(Math_fround(1.0) - $15_1), Math_fround(9.999999747378752e-05)));
      $16_1 = Math_fround($18_1 - Math_fround($14_1 * Math_fround(.7200000286102295)));
      if ($16_1 <= Math_fround(0.0)) {
       $14_1 = Math_fround(1.0)
      } else {
       $25_1 = Math_fround($14_1 * Math_fround(.7200000286102295));
       $14_1 = Math_fround($14_1 * Math_fround(.2799999713897705));
       $14_1 = Math_fround(Math_fround($25_1 + Math_fround(Math_fround($16_1 * $14_1) / Math_fround($16_1 + $14_1))) / $18_1);
      }
      $20_1 = Math_fround(Math_sqrt(Math_fround($15_1 + Math_fround(Math_fround($20_1 - $15_1) * $14_1))));
      $16_1 = Math_fround(Math_sqrt($20_1));
      $19_1 = $5_1 + Math_imul(Math_imul($0_1, $2_1) + $24_1 | 0, 3) | 0;
      $25_1 = Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($20_1 * Math_fround(.5851224064826965)) + Math_fround($16_1 * Math_fround(.7831403613090515))) - Math_fround(Math_fround(Math_sqrt($16_1)) * Math_fround(.36826273798942566))), Math_fround(0.0))) * Math_fround(255.0));
      $22_1 = Math_imul($24_1, -1918454973) + Math_imul($0_1, -669632447) | 0;
      $23_1 = $22_1 + 847096837 | 0;
      $23_1 = Math_imul(($23_1 >>> 16 | 0) ^ $23_1 | 0, 2146121005);
      $23_1 = Math_imul(($23_1 >>> 15 | 0) ^ $23_1 | 0, -2073254261);
      $22_1 = $22_1 + 2093344015 | 0;
      $22_1 = Math_imul(($22_1 >>> 16 | 0) ^ $22_1 | 0, 2146121005);
      $22_1 = Math_imul(($22_1 >>> 15 | 0) ^ $22_1 | 0, -2073254261);
      $16_1 = Math_fround(Math_fround(Math_fround(Math_fround(((($23_1 >>> 16 | 0) ^ $23_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08)) + Math_fround(Math_fround(((($22_1 >>> 16 | 0) ^ $22_1 | 0) >>> 8 | 0) >>> 0) * Math_fround(5.9604644775390625e-08))) + Math_fround(-.5));
      HEAP8[$19_1 >> 0] = ~~Math_fround(Math_min(Math_fround(Math_max(Math_fround($25_1 + $16_1), Math_fround(0.0))), Math_fround(255.0))) >>> 0;
      $17_1 = Math_fround(Math_sqrt(Math_fround($15_1 + Math_fround(Math_fround($17_1 - $15_1) * $14_1))));
      $20_1 = Math_fround(Math_sqrt($17_1));
      HEAP8[($19_1 + 1 | 0) >> 0] = ~~Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($17_1 * Math_fround(.5851224064826965)) + Math_fround($20_1 * Math_fround(.7831403613090515))) - Math_fround(Math_fround(Math_sqrt($20_1)) * Math_fround(.36826273798942566))), Math_fround(0.0))) * Math_fround(255.0)) + $16_1), Math_fround(0.0))), Math_fround(255.0))) >>> 0;
      $15_1 = Math_fround(Math_sqrt(Math_fround($15_1 + Math_fround(Math_fround($21_1 - $15_1) * $14_1))));
      $14_1 = Math_fround(Math_sqrt($15_1));
      HEAP8[($19_1 + 2 | 0) >> 0] = ~~Math_fround(Math_min(Math_fround(Math_max(Math_fround(Math_fround(Math_fround(Math_max(Math_fround(Math_fround(Math_fround($15_1 * Math_fround(.5851224064826965)) + Math_fround($14_1 * Math_fround(.7831403613090515))) - Math_fround(Math_fround(Math_sqrt($14_1)) * Math_fround(.36826273798942566))), Math_fround(0.0))) * Math_fround(255.0)) + $16_1), Math_fround(0.0))), Math_fround(255.0))) >>> 0;
      $24_1 = $24_1 + 1 | 0;
      continue label;
     }
     break label;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $142($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1, $9_1, $10_1, $11_1, $12_1, $13_1, $14_1, $15_1, $16_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  $3_1 = Math_fround($3_1);
  $4_1 = Math_fround($4_1);
  $5_1 = Math_fround($5_1);
  $6_1 = Math_fround($6_1);
  $7_1 = Math_fround($7_1);
  $8_1 = Math_fround($8_1);
  $9_1 = Math_fround($9_1);
  $10_1 = Math_fround($10_1);
  $11_1 = Math_fround($11_1);
  $12_1 = Math_fround($12_1);
  $13_1 = Math_fround($13_1);
  $14_1 = Math_fround($14_1);
  $15_1 = $15_1 | 0;
  $16_1 = $16_1 | 0;
  global$190 = $0_1;
  global$191 = $1_1;
  global$220 = $2_1;
  global$264 = $3_1;
  global$265 = $4_1;
  global$266 = $5_1;
  global$267 = $6_1;
  global$268 = $7_1;
  global$269 = $8_1;
  global$270 = $9_1;
  global$271 = $10_1;
  global$272 = $11_1;
  global$125 = $12_1;
  global$273 = $13_1;
  global$274 = $14_1;
  global$221 = $15_1;
  global$222 = $16_1;
 }
 
 function $143() {
  return Math_fround(Math_fround(global$128 + global$136));
 }
 
 function $144($0_1, $1_1, $2_1, $3_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $25($0_1, $1_1, $2_1, $3_1);
  $47();
  if (global$128 >= Math_fround(1000000015047466219876688.0e6)) {
   $2_1 = -1
  } else {
   $2_1 = HEAP32[((global$59 + Math_imul(global$49, 96) | 0) + 80 | 0) >> 2]
  }
  return $2_1 | 0;
 }
 
 function $145($0_1, $1_1, $2_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = Math_fround(0), $8_1 = 0, $9_1 = 0, $10_1 = Math_fround(0), $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0);
  $10_1 = Math_fround(Math_max(Math_fround(Math_fround(Math_fround(global$114 * Math_fround(.2125999927520752)) + Math_fround(global$115 * Math_fround(.7152000069618225))) + Math_fround(global$116 * Math_fround(.0722000002861023))), Math_fround(9.999999974752427e-07)));
  label1 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $6_1 = 0;
    label : while (1) {
     if (($6_1 | 0) < (global$33 | 0)) {
      $5_1 = global$160 - 1 | 0;
      $4_1 = ($0_1 | 0) > ($5_1 | 0) ? $5_1 : $0_1;
      $8_1 = Math_imul(global$33, ($4_1 | 0) >= (0 | 0) ? $4_1 : 0);
      $4_1 = global$33 - 1 | 0;
      $3_1 = $6_1 - 1 | 0;
      $9_1 = ($3_1 | 0) > ($4_1 | 0) ? $4_1 : $3_1;
      $3_1 = $0_1 + 1 | 0;
      $3_1 = ($3_1 | 0) > ($5_1 | 0) ? $5_1 : $3_1;
      $11_1 = Math_imul(global$33, ($3_1 | 0) >= (0 | 0) ? $3_1 : 0);
      $3_1 = ($4_1 | 0) < ($6_1 | 0) ? $4_1 : $6_1;
      $12_1 = ($3_1 | 0) >= (0 | 0) ? $3_1 : 0;
      $11_1 = ($11_1 + $12_1 | 0) << 4 | 0;
      $13_1 = Math_imul($0_1, global$33) + $6_1 | 0;
      $3_1 = $13_1 << 4 | 0;
      $9_1 = ((($9_1 | 0) >= (0 | 0) ? $9_1 : 0) + $8_1 | 0) << 4 | 0;
      $6_1 = $6_1 + 1 | 0;
      $4_1 = ($4_1 | 0) < ($6_1 | 0) ? $4_1 : $6_1;
      $4_1 = ((($4_1 | 0) >= (0 | 0) ? $4_1 : 0) + $8_1 | 0) << 4 | 0;
      $7_1 = Math_fround(Math_max($16($3_1, $9_1, $10_1), $16($3_1, $4_1, $10_1)));
      $8_1 = $0_1 - 1 | 0;
      $5_1 = ($5_1 | 0) < ($8_1 | 0) ? $5_1 : $8_1;
      $5_1 = ($12_1 + Math_imul(global$33, ($5_1 | 0) >= (0 | 0) ? $5_1 : 0) | 0) << 4 | 0;
      $15_1 = Math_fround(Math_max($7_1, Math_fround(Math_max($16($3_1, $5_1, $10_1), $16($3_1, $11_1, $10_1)))));
      $7_1 = HEAPF32[((global$88 + $3_1 | 0) + 12 | 0) >> 2];
      $14_1 = Math_fround($7_1 + $7_1);
      $7_1 = Math_fround(Math_max($7_1, Math_fround(.009999999776482582)));
      HEAP8[($2_1 + $13_1 | 0) >> 0] = ~~Math_fround(Math_min(Math_fround(Math_fround($15_1 + Math_fround(Math_max(Math_fround(Math_fround(Math_min(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround(HEAPF32[((global$88 + $9_1 | 0) + 12 | 0) >> 2] + HEAPF32[(($4_1 + global$88 | 0) + 12 | 0) >> 2]) - $14_1))) / $7_1), Math_fround(.5))) * Math_fround(4.0)), Math_fround(Math_fround(Math_min(Math_fround(Math_fround(Math_abs(Math_fround(Math_fround(HEAPF32[(($5_1 + global$88 | 0) + 12 | 0) >> 2] + HEAPF32[((global$88 + $11_1 | 0) + 12 | 0) >> 2]) - $14_1))) / $7_1), Math_fround(.5))) * Math_fround(4.0))))) * Math_fround(128.0)), Math_fround(255.0))) >>> 0;
      continue label;
     }
     break label;
    };
    $0_1 = $0_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $146($0_1, $1_1, $2_1, $3_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = Math_fround(0), $13_1 = 0, $14_1 = 0;
  label1 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $7_1 = Math_fround(0.0);
    $8_1 = Math_fround(0.0);
    $9_1 = Math_fround(0.0);
    $14_1 = global$218 + Math_imul($0_1, 384) | 0;
    $6_1 = 0;
    label : while (1) {
     if (($6_1 | 0) < (48 | 0)) {
      $4_1 = $14_1 + ($6_1 << 3 | 0) | 0;
      $5_1 = HEAP32[($4_1 + 4 | 0) >> 2];
      $10_1 = global$114;
      $11_1 = global$115;
      $12_1 = global$116;
      $13_1 = HEAP32[$4_1 >> 2];
      $4_1 = $13_1 & 16777215 | 0;
      if (($4_1 | 0) != (16777215 | 0)) {
       $4_1 = $2_1 + ($4_1 << 4 | 0) | 0;
       $10_1 = HEAPF32[$4_1 >> 2];
       $12_1 = HEAPF32[($4_1 + 8 | 0) >> 2];
       $11_1 = HEAPF32[($4_1 + 4 | 0) >> 2];
      }
      $7_1 = Math_fround($7_1 + Math_fround($10_1 * Math_fround(($13_1 >>> 24 | 0) >>> 0)));
      $8_1 = Math_fround($8_1 + Math_fround($11_1 * Math_fround(($5_1 & 255 | 0) >>> 0)));
      $9_1 = Math_fround($9_1 + Math_fround($12_1 * Math_fround((($5_1 >>> 8 | 0) & 255 | 0) >>> 0)));
      $6_1 = $6_1 + 1 | 0;
      continue label;
     }
     break label;
    };
    $5_1 = $0_1 << 4 | 0;
    $6_1 = $5_1 + $3_1 | 0;
    $5_1 = global$217 + $5_1 | 0;
    HEAPF32[$6_1 >> 2] = Math_fround(HEAPF32[$5_1 >> 2] + Math_fround($7_1 * Math_fround(8.169934881152585e-05)));
    HEAPF32[($6_1 + 4 | 0) >> 2] = Math_fround(HEAPF32[($5_1 + 4 | 0) >> 2] + Math_fround($8_1 * Math_fround(8.169934881152585e-05)));
    HEAPF32[($6_1 + 8 | 0) >> 2] = Math_fround(HEAPF32[($5_1 + 8 | 0) >> 2] + Math_fround($9_1 * Math_fround(8.169934881152585e-05)));
    $0_1 = $0_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $147($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  $2_1 = $2_1 | 0;
  $3_1 = $3_1 | 0;
  $4_1 = $4_1 | 0;
  $5_1 = $5_1 | 0;
  global$185 = $0_1;
  global$186 = $1_1;
  global$257 = $2_1;
  global$217 = $3_1;
  global$218 = $4_1;
  global$219 = $5_1;
 }
 
 function $148($0_1, $1_1, $2_1) {
  $0_1 = Math_fround($0_1);
  $1_1 = Math_fround($1_1);
  $2_1 = Math_fround($2_1);
  global$114 = $0_1;
  global$115 = $1_1;
  global$116 = $2_1;
 }
 
 function $149($0_1, $1_1) {
  $0_1 = $0_1 | 0;
  $1_1 = $1_1 | 0;
  var $2_1 = 0, $3_1 = 0, $4_1 = Math_fround(0), $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = Math_fround(0), $10_1 = Math_fround(0), $11_1 = Math_fround(0), $12_1 = 0, $13_1 = 0, $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = Math_fround(0), $17_1 = Math_fround(0), $18_1 = Math_fround(0);
  label1 : while (1) {
   if (($0_1 | 0) < ($1_1 | 0)) {
    $5_1 = global$257 + Math_imul($0_1, 112) | 0;
    $12_1 = HEAP32[$5_1 >> 2];
    $6_1 = Math_fround(0.0);
    $7_1 = Math_fround(0.0);
    $8_1 = Math_fround(0.0);
    $13_1 = HEAP32[($5_1 + 4 | 0) >> 2];
    $2_1 = 0;
    label : while (1) {
     if (($2_1 | 0) < (16 | 0)) {
      $3_1 = ($5_1 + 16 | 0) + Math_imul(($2_1 | 0) % ($12_1 | 0) | 0, 24) | 0;
      $9_1 = HEAPF32[($3_1 + 12 | 0) >> 2];
      $14_1 = Math_fround(HEAPF32[$3_1 >> 2] + Math_fround($9_1 * Math_fround(7.999999797903001e-04)));
      $10_1 = HEAPF32[($3_1 + 16 | 0) >> 2];
      $15_1 = Math_fround(HEAPF32[($3_1 + 4 | 0) >> 2] + Math_fround($10_1 * Math_fround(7.999999797903001e-04)));
      $11_1 = HEAPF32[($3_1 + 20 | 0) >> 2];
      $16_1 = Math_fround(HEAPF32[($3_1 + 8 | 0) >> 2] + Math_fround($11_1 * Math_fround(7.999999797903001e-04)));
      $18($13_1, $2_1, global$219);
      $4();
      $18_1 = global$32;
      $4_1 = global$34;
      $4();
      $17_1 = global$34;
      $4_1 = $14($14_1, $15_1, $16_1, $9_1, $10_1, $11_1, $4_1, $17_1);
      $15($14_1, $15_1, $16_1, $9_1, $10_1, $11_1, $18_1, global$32, $17_1);
      $6_1 = Math_fround($6_1 + Math_fround(global$54 + Math_fround($4_1 * global$135)));
      $7_1 = Math_fround($7_1 + Math_fround(global$60 + Math_fround($4_1 * global$153)));
      $8_1 = Math_fround($8_1 + Math_fround(global$61 + Math_fround($4_1 * global$154)));
      $2_1 = $2_1 + 1 | 0;
      continue label;
     }
     break label;
    };
    $2_1 = global$217 + ($0_1 << 4 | 0) | 0;
    HEAPF32[$2_1 >> 2] = Math_fround($6_1 * Math_fround(.0625));
    HEAPF32[($2_1 + 4 | 0) >> 2] = Math_fround($7_1 * Math_fround(.0625));
    HEAPF32[($2_1 + 8 | 0) >> 2] = Math_fround($8_1 * Math_fround(.0625));
    HEAPF32[($2_1 + 12 | 0) >> 2] = Math_fround(0.0);
    $150($0_1, $5_1, $12_1, $13_1);
    $0_1 = $0_1 + 1 | 0;
    continue label1;
   }
   break label1;
  };
 }
 
 function $150($0_1, $1_1, $2_1, $3_1) {
  var $4_1 = 0, $5_1 = 0, $6_1 = Math_fround(0), $7_1 = Math_fround(0), $8_1 = Math_fround(0), $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = Math_fround(0), $13_1 = Math_fround(0), $14_1 = Math_fround(0), $15_1 = Math_fround(0), $16_1 = 0;
  label2 : while (1) {
   if (($9_1 | 0) < (48 | 0)) {
    $4_1 = ($1_1 + 16 | 0) + Math_imul(($9_1 | 0) % ($2_1 | 0) | 0, 24) | 0;
    $6_1 = HEAPF32[($4_1 + 12 | 0) >> 2];
    $7_1 = HEAPF32[($4_1 + 16 | 0) >> 2];
    $8_1 = HEAPF32[($4_1 + 20 | 0) >> 2];
    $18($3_1 ^ 1540483477 | 0, $9_1, global$219);
    $4();
    $11($6_1, $7_1, $8_1, global$32, global$34);
    $11_1 = global$218 + ((Math_imul($0_1, 48) + $9_1 | 0) << 3 | 0) | 0;
    HEAP32[$11_1 >> 2] = 16777215;
    HEAP32[($11_1 + 4 | 0) >> 2] = 0;
    $12_1 = global$111;
    $13_1 = global$112;
    $14_1 = global$113;
    $6_1 = Math_fround(HEAPF32[$4_1 >> 2] + Math_fround($6_1 * Math_fround(7.999999797903001e-04)));
    $7_1 = Math_fround(HEAPF32[($4_1 + 4 | 0) >> 2] + Math_fround($7_1 * Math_fround(7.999999797903001e-04)));
    $8_1 = Math_fround(HEAPF32[($4_1 + 8 | 0) >> 2] + Math_fround($8_1 * Math_fround(7.999999797903001e-04)));
    $4_1 = 0;
    label1 : while (1) {
     if (($4_1 | 0) < (3 | 0)) {
      block : {
       $6($6_1, $7_1, $8_1, $12_1, $13_1, $14_1);
       if (global$35 >= Math_fround(1000000015047466219876688.0e6)) {
        break block
       }
       $10_1 = global$49;
       $5_1 = global$118 + (HEAP32[((global$59 + Math_imul($10_1, 96) | 0) + 4 | 0) >> 2] << 7 | 0) | 0;
       global$108 = HEAPF32[($5_1 + 28 | 0) >> 2];
       global$109 = HEAPF32[($5_1 + 32 | 0) >> 2];
       global$110 = HEAPF32[($5_1 + 36 | 0) >> 2];
       global$65 = HEAPF32[($5_1 + 72 | 0) >> 2];
       global$66 = HEAPF32[($5_1 + 76 | 0) >> 2];
       global$67 = HEAPF32[($5_1 + 80 | 0) >> 2];
       global$30 = HEAP32[($5_1 + 84 | 0) >> 2];
       block1 : {
        if (global$30 & 1 | 0) {
         $15_1 = Math_fround(global$35 + Math_fround(1.0000000474974513e-03));
         $6_1 = Math_fround($6_1 + Math_fround($12_1 * $15_1));
         $7_1 = Math_fround($7_1 + Math_fround($13_1 * $15_1));
         $8_1 = Math_fround($8_1 + Math_fround($14_1 * $15_1));
         break block1;
        }
        if (global$30 & 4 | 0) {
         break block
        }
        $8($10_1, global$35, $6_1, $7_1, $8_1, $12_1, $13_1, $14_1, 0);
        $10_1 = $7(global$27, global$28, global$29, global$19, global$20, global$21);
        $4_1 = Math_imul($10_1, -1640531535) >>> 8 | 0;
        label : while (1) {
         block2 : {
          $16_1 = $4_1 & global$186 | 0;
          $4_1 = global$185 + ($16_1 << 3 | 0) | 0;
          $5_1 = HEAP32[$4_1 >> 2];
          $4_1 = $4_1 + 4 | 0;
          if (($5_1 | 0) == ($10_1 | 0)) {
           break block2
          }
          $4_1 = 0;
          if (!$5_1) {
           break block2
          }
          $4_1 = $16_1 + 1 | 0;
          continue label;
         }
         break label;
        };
        HEAP32[$11_1 >> 2] = ~~Math_fround(Math_fround(global$108 * Math_fround(255.0)) + Math_fround(.5)) >>> 0 << 24 | 0 | ($4_1 ? HEAP32[$4_1 >> 2] : 16777215) | 0;
        HEAP32[($11_1 + 4 | 0) >> 2] = ~~Math_fround(Math_fround(global$109 * Math_fround(255.0)) + Math_fround(.5)) >>> 0 | (~~Math_fround(Math_fround(global$110 * Math_fround(255.0)) + Math_fround(.5)) >>> 0 << 8 | 0) | 0;
        break block;
       }
       $4_1 = $4_1 + 1 | 0;
       continue label1;
      }
     }
     break label1;
    };
    $9_1 = $9_1 + 1 | 0;
    continue label2;
   }
   break label2;
  };
 }
 
 bufferView = HEAPU8;
 $48();
 function __wasm_memory_size() {
  return buffer.byteLength >> 16;
 }
 
 function __wasm_memory_grow(pagesToAdd) {
  pagesToAdd = pagesToAdd | 0;
  var oldPages = __wasm_memory_size() | 0;
  var newPages = oldPages + pagesToAdd | 0;
  if ((oldPages < newPages) && (newPages < 65536) && (newPages <= 32768)) {
   var newBuffer = new ArrayBuffer(newPages << 16);
   var newHEAP8 = new Int8Array(newBuffer);
   newHEAP8.set(HEAP8);
   HEAP8 = new Int8Array(newBuffer);
   HEAP16 = new Int16Array(newBuffer);
   HEAP32 = new Int32Array(newBuffer);
   HEAPU8 = new Uint8Array(newBuffer);
   HEAPU16 = new Uint16Array(newBuffer);
   HEAPU32 = new Uint32Array(newBuffer);
   HEAPF32 = new Float32Array(newBuffer);
   HEAPF64 = new Float64Array(newBuffer);
   buffer = newBuffer;
   memory.buffer = buffer;
   bufferView = HEAPU8;
  }
  return oldPages;
 }
 
 return {
  "badValues": $138, 
  "rayCount": $134, 
  "firstHit": $137, 
  "hitIndex": $136, 
  "visibility": $132, 
  "lightFrom": $135, 
  "sunAt": $133, 
  "setScene": $56, 
  "setDaylight": $130, 
  "setPanorama": $110, 
  "setCells": $147, 
  "setAmbient": $148, 
  "lightCells": $149, 
  "settleCells": $146, 
  "setPicture": $57, 
  "setCamera": $142, 
  "itemAt": $144, 
  "itemDistance": $143, 
  "scout": $55, 
  "renderRows": $96, 
  "renderMarked": $97, 
  "markEdges": $145, 
  "setFilter": $123, 
  "gather": $125, 
  "resolve": $124, 
  "calm": $127, 
  "compose": $126, 
  "filter": $122, 
  "setLook": $140, 
  "develop": $141, 
  "setNetwork": $119, 
  "convolve": $120, 
  "takeTile": $117, 
  "giveTile": $118, 
  "setFill": $53, 
  "memory": Object.create(Object.prototype, {
   "grow": {
    "value": __wasm_memory_grow
   }, 
   "buffer": {
    "get": function () {
     return buffer;
    }
    
   }
  })
 };
}

export const instantiate = (memory) => asmFunc({ env: { memory } });
