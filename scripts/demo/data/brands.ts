import type { BrandPalette, DemoBrand } from '../types'
import { slugify } from './text'

/** What a brand is known for; decides which product types it makes. */
export type House =
  'skin' | 'derma' | 'natural' | 'makeup' | 'hair' | 'body' | 'perfume' | 'tools' | 'men' | 'wellness'

export interface BrandHouse extends DemoBrand {
  house: House
  /** price level against the type's range: 0 entry, 1 luxury */
  tier: number
}

/** [name, house, country code, tier, paper/ink/accent, logo, featured text, description] */
type Row = readonly [string, House, string, number, string, DemoBrand['logo'], string, string]

const countries: Record<string, string> = {
  kr: 'Hàn Quốc',
  jp: 'Nhật Bản',
  vn: 'Việt Nam',
  fr: 'Pháp',
  us: 'Mỹ',
  gb: 'Anh',
  th: 'Thái Lan',
  de: 'Đức',
  it: 'Ý',
  au: 'Úc',
  ch: 'Thụy Sĩ',
  tw: 'Đài Loan',
  es: 'Tây Ban Nha',
  se: 'Thụy Điển',
}

/** Brands shown first on the home page and the brand index. */
const featured = new Set([
  'Onyul', 'Bomnaru', 'Lá Khẽ', 'Mộc Sương', "L'Aube d'Élise", 'Dr. Feldmoor', 'Son Mận', 'Peachdal',
  'Yukishizu', 'Hạ Nâu', 'Maison Vervaine', 'Nordkamm', 'Blushdine', 'Malisorn', 'Wattlemoon', 'Gyeolmi',
])

const rows: readonly Row[] = [
  // Chăm sóc da
  ['Onyul', 'skin', 'kr', 0.45, '#F3F6F1/#24463A/#7FB59A', 'sans', 'Dưỡng ẩm tối giản cho làn da mệt vì phố xá.', 'Onyul bắt đầu từ một phòng pha chế nhỏ ở Seongsu, nơi ba người bạn cùng có làn da dễ đỏ. Mỗi sản phẩm chỉ giữ lại những thành phần có việc để làm, kết cấu mỏng và gần như không mùi. Dòng rau má và dòng cấp ẩm là hai lựa chọn được mua lại nhiều nhất.'],
  ['Bomnaru', 'skin', 'kr', 0.4, '#FFF3EF/#5A2A33/#F0A6A0', 'script', 'Bến mùa xuân cho làn da xỉn màu.', 'Tên Bomnaru nghĩa là bến mùa xuân. Thương hiệu theo đuổi làn da trong và sáng tự nhiên bằng gạo, hoa anh đào và vitamin C dịu nhẹ. Bao bì hồng phấn rất dễ nhận ra trên bàn trang điểm.'],
  ['Seolbit', 'skin', 'kr', 0.5, '#EEF3FA/#1E355E/#8FB1E3', 'sans', 'Ánh tuyết đầu mùa trên da.', 'Seolbit chuyên về da thiếu nước và da sạm sau nắng. Các công thức dùng nhiều phân tử hyaluronic khác nhau để da no nước mà không nặng mặt.'],
  ['Chaewol', 'skin', 'kr', 0.6, '#F7F1E6/#4A3420/#C79A5B', 'serif', 'Nhân sâm, tổ yến và những đêm ngủ đủ.', 'Chaewol lấy cảm hứng từ tủ thuốc của các bà mẹ Hàn: nhân sâm, nấm linh chi, mật ong. Chất kem đặc và thơm nhẹ mùi thảo mộc, hợp với da khô từ tuổi 30.'],
  ['Yeonhwa 21', 'skin', 'kr', 0.35, '#F6EEF5/#4B2550/#B98AC0', 'stacked', 'Đủ hai mươi mốt ngày để da quen nếp.', 'Yeonhwa 21 thiết kế mọi liệu trình quanh chu kỳ 21 ngày: dùng ít, đều và kiên nhẫn. Giá mềm nên các bạn sinh viên rất chuộng.'],
  ['Mulgyeol 7', 'skin', 'kr', 0.4, '#E9F5F6/#0F4650/#5CB6C2', 'badge', 'Bảy lớp nước mỏng như gợn sóng.', 'Mulgyeol là gợn nước. Thương hiệu nổi tiếng với toner và essence dùng được nhiều lớp, mỗi lớp thấm trong vài giây.'],
  ['Tokkimoon', 'skin', 'kr', 0.2, '#FFF8DC/#4C3A12/#F2C94C', 'badge', 'Chú thỏ trên cung trăng chăm da cho bạn.', 'Tokkimoon làm những món dưỡng da vui mắt, giá nhẹ, mùi trái cây dễ chịu. Mặt nạ giấy và miếng dán mụn hình trăng là món luôn cháy hàng.'],
  ['Yukishizu', 'skin', 'jp', 0.65, '#FAFAF8/#2B2B2F/#B9B4AA', 'serif', 'Sự tĩnh lặng của tuyết trên làn da.', 'Yukishizu sinh ra ở Kanazawa, gắn với nghề ủ rượu sake hơn trăm năm. Nước lên men từ gạo là linh hồn của từng chai, cho làn da mịn và trong dần theo thời gian.'],
  ['Minamori', 'skin', 'jp', 0.45, '#EDF2E8/#2F4A2C/#93B07C', 'sans', 'Khu rừng phía nam, trong một giọt sữa dưỡng.', 'Minamori dùng trà xanh, yuzu và cám gạo từ các hợp tác xã ở Kyushu. Công thức nhẹ, dễ phối, cả nhà dùng chung được.'],
  ['Nagisato', 'skin', 'jp', 0.3, '#E8F1F8/#173B5C/#6FA3CF', 'monogram', 'Đồ dùng chăm da của ngôi làng ven biển.', 'Nagisato giữ cách làm của một hiệu thuốc ven biển: chai lớn, nhãn rõ, giá vừa. Muối khoáng và rong biển là hai nguyên liệu quen thuộc nhất.'],
  ['Yunwu', 'skin', 'tw', 0.3, '#EFF0EA/#38402E/#A3A987', 'sans', 'Sương mù đồi trà Alishan.', 'Yunwu đến từ vùng trà cao Đài Loan và làm mặt nạ giấy từ năm đầu thành lập. Vải mặt nạ mỏng như lụa, tinh chất không gây dính.'],
  ['Shanlu 38', 'skin', 'tw', 0.25, '#F4EFE8/#3E2C22/#B5835A', 'stacked', 'Con hươu núi và 38 loại thảo mộc.', 'Shanlu 38 chọn thảo mộc từ núi Trung ương để làm dịu da dầu mụn. Nhãn in thông tin đầy đủ bằng cỡ chữ mà ai cũng đọc được.'],
  ["L'Aube d'Élise", 'skin', 'fr', 0.85, '#FBF5EE/#3A2A2E/#D9A9A0', 'serif', 'Bình minh của Élise trên làn da chín.', "L'Aube d'Élise là xưởng dưỡng da ở Grasse do một nhà pha hương và một bác sĩ da liễu cùng lập. Hoa hồng tháng Năm và peptide gặp nhau trong những hũ kem mịn như bơ. Mỗi mẻ nhỏ đều ghi ngày làm."],
  ['Alpenelle', 'skin', 'ch', 0.95, '#F4F7F9/#223240/#9DB7C6', 'serif', 'Nước băng tan và khoa học tế bào.', 'Alpenelle dùng nước suối vùng Valais cùng chiết xuất hoa nhung tuyết chịu lạnh. Thương hiệu dành cho người muốn chăm da lão hoá bài bản và không ngại đầu tư.'],
  ['Nieblana', 'skin', 'es', 0.55, '#FFF6E9/#5B3413/#E7A157', 'script', 'Nắng Địa Trung Hải, da vẫn mát.', 'Nieblana lớn lên dưới nắng Málaga nên hiểu rõ chuyện chống nắng và phục hồi sau nắng. Chất kem mỏng, ráo, thơm thoảng hoa cam.'],
  ['Dr. Feldmoor', 'derma', 'de', 0.6, '#FFFFFF/#14364F/#3C88B5', 'sans', 'Da nhạy cảm cần ít hơn, nhưng đúng hơn.', 'Dr. Feldmoor được phát triển bởi nhóm dược sĩ ở Heidelberg cho làn da dễ kích ứng. Danh sách thành phần ngắn, nồng độ công bố rõ trên hộp.'],
  ['Lindenhaut', 'derma', 'de', 0.5, '#F3F7EE/#2A4420/#8CB369', 'monogram', 'Cây đoạn trước cửa nhà thuốc.', 'Lindenhaut mang tinh thần của nhà thuốc khu phố ở Đức: hỏi kỹ, chọn ít, dùng lâu. Các sản phẩm urea và panthenol rất hợp da khô bong tróc.'],
  ['Clairvigne', 'derma', 'fr', 0.7, '#F5F2F7/#3B2A57/#9A83C4', 'serif', 'Polyphenol từ nho cho hàng rào da.', 'Clairvigne tận dụng hạt nho sau mùa ép rượu ở Bordeaux để chiết polyphenol. Dòng kem phục hồi của hãng thường được chọn sau các liệu trình treatment.'],
  ['Hollins & Reed Lab', 'derma', 'us', 0.55, '#F7F7F5/#1D1D1F/#D9583B', 'stacked', 'Nồng độ ghi trên nhãn, không giấu.', 'Hollins & Reed Lab nói chuyện bằng con số: hoạt chất gì, bao nhiêu phần trăm, pH mấy. Người đã quen treatment sẽ thấy như ở nhà.'],
  ['Snöfell', 'derma', 'se', 0.6, '#EFF5F7/#1C4253/#86BACB', 'sans', 'Da khoẻ qua mùa đông Bắc Âu.', 'Snöfell ra đời để bảo vệ làn da trước gió lạnh và không khí khô. Ở Việt Nam, khách ngồi máy lạnh cả ngày là những người yêu hãng nhất.'],
  ['Dược Tâm An', 'derma', 'vn', 0.25, '#F1F8F6/#0E4B45/#35A08F', 'badge', 'Dược mỹ phẩm Việt cho da mụn Việt.', 'Dược Tâm An do các dược sĩ ở Cần Thơ nghiên cứu cho khí hậu nóng ẩm. Sản phẩm tập trung vào mụn, thâm và da yếu, giá vừa túi tiền.'],
  // Thuần tự nhiên
  ['Lá Khẽ', 'natural', 'vn', 0.3, '#F4F1E6/#33422A/#8A9A5B', 'script', 'Cây lá quê nhà, làm khẽ thôi.', 'Lá Khẽ gom rau má Quảng Ngãi, sả Hoà Bình và bưởi Bến Tre thành những món chăm da, chăm tóc hằng ngày. Xưởng nhỏ ở Đà Lạt làm theo mẻ và ghi rõ mùa thu hái.'],
  ['Mộc Sương', 'natural', 'vn', 0.35, '#EEF0EC/#2D3A38/#7E9C94', 'serif', 'Sương sớm Sa Pa trong từng lọ nhỏ.', 'Mộc Sương làm việc cùng các bản người Dao đỏ để thu hái thảo mộc tắm truyền thống. Hương thơm thật, màu thật của cây, không tô vẽ.'],
  ['Hạ Nâu', 'natural', 'vn', 0.25, '#F2E7DA/#4A2E1C/#A66A3F', 'stacked', 'Cà phê Đắk Lắk cho làn da mịn.', 'Hạ Nâu dùng lại bã cà phê và vỏ ca cao của các rẫy nhỏ Tây Nguyên. Tẩy da chết cơ thể của hãng thơm đến mức ai cũng muốn pha một ly.'],
  ['Đồi Sim', 'natural', 'vn', 0.2, '#F3ECF4/#43224D/#8E5AA0', 'script', 'Tím như quả sim, dịu như chiều quê.', 'Đồi Sim là thương hiệu gia đình ở Quảng Trị, bắt đầu bằng bánh xà phòng sim tím. Công thức đơn giản, giá hiền.'],
  ['Sen Muộn', 'natural', 'vn', 0.4, '#FBEFF1/#5C2437/#D98BA0', 'serif', 'Đoá sen nở muộn mà thơm lâu.', 'Sen Muộn chưng cất hoa sen Đồng Tháp bằng nồi đồng thủ công. Toner và xịt thơm của hãng có mùi sen rất thật, thoảng rồi ở lại.'],
  ['Wattlemoon', 'natural', 'au', 0.55, '#FFF9E3/#4B4210/#E0B93B', 'sans', 'Hoa keo vàng và nắng phương nam.', 'Wattlemoon đến từ Byron Bay với mận Kakadu, tràm trà và hạt macca. Mọi công thức đều thuần chay, tuýp làm từ nhựa mía.'],
  ['Thistlewick', 'natural', 'gb', 0.6, '#F0F2EE/#2C3B33/#9C7FB0', 'serif', 'Khu vườn ẩm ướt của xứ Wales.', 'Thistlewick pha chế kem và dầu dưỡng từ hoa kế, cúc La Mã và mật ong thạch thảo. Hương thảo dược nhẹ nhàng, hợp với da khô.'],
  // Trang điểm
  ['Son Mận', 'makeup', 'vn', 0.25, '#FBECEC/#5E1526/#B8324F', 'script', 'Màu son sinh ra cho làn da Việt.', 'Son Mận khởi đầu từ bếp nhà của hai chị em ở Biên Hoà. Bảng màu thử trên hơn hai trăm tông da Việt trước khi ra mắt, nên ít khi chọn nhầm.'],
  ['Lụa Phù Sa', 'makeup', 'vn', 0.35, '#F7EADF/#55301F/#C67F57', 'serif', 'Lớp nền mỏng như lụa bến sông.', 'Lụa Phù Sa làm nền và phấn cho khí hậu nóng ẩm: kiềm dầu vừa phải, không mốc khi đổ mồ hôi. Tông màu ấm, có cả da ngăm.'],
  ['Peachdal', 'makeup', 'kr', 0.35, '#FFEDE4/#6A2B1C/#FF9C7A', 'sans', 'Trái đào chín của Seoul.', 'Peachdal nổi lên nhờ má hồng lỏng và son tint trong veo. Phong cách trang điểm ngọt, trẻ, đánh ba phút là xong.'],
  ['Gyeolmi', 'makeup', 'kr', 0.45, '#F4EEEA/#3F2A26/#B08D80', 'serif', 'Vẻ đẹp nằm ở kết cấu.', 'Gyeolmi theo đuổi lớp nền mịn như da thật và những gam màu MLBB dễ dùng. Chuyên gia trang điểm cô dâu ở Seoul thường có vài món của hãng trong cốp.'],
  ['Nabiroo', 'makeup', 'kr', 0.3, '#F1EDFB/#33246B/#9B84E8', 'badge', 'Cánh bướm nhũ trên mi mắt.', 'Nabiroo mê nhũ và ánh ngọc trai. Bảng mắt nhỏ xinh, mỗi bộ kể một câu chuyện đêm hội.'],
  ["D'aram", 'makeup', 'kr', 0.4, '#FDF4F6/#51202F/#E58FA5', 'monogram', 'Chú sóc nhỏ tích trữ màu xinh.', "D'aram thiết kế mỹ phẩm cỡ nhỏ bỏ vừa túi áo. Nhỏ nên dùng hết được, hết rồi lại thử màu mới."],
  ['Kinuiro', 'makeup', 'jp', 0.55, '#F8F4F0/#352A2A/#BFA38F', 'serif', 'Màu của tơ lụa Kyoto.', 'Kinuiro nghiền bột màu siêu mịn theo cách của những hiệu nhuộm kimono. Lớp phấn nhẹ và trong, càng lên lớp càng đẹp.'],
  ['Hoshikumo', 'makeup', 'jp', 0.35, '#ECEFF8/#1F2A5A/#7C8FD6', 'stacked', 'Mây sao và đôi mắt biết cười.', 'Hoshikumo chuyên mascara, kẻ mắt và chân mày cho mi châu Á thẳng, ngắn. Rửa bằng nước ấm là ra, không cần chà.'],
  ['Malisorn', 'makeup', 'th', 0.15, '#FFF1F4/#6B1237/#F06A98', 'script', 'Hoa nhài Bangkok, màu nào cũng vui.', 'Malisorn là thương hiệu trang điểm bình dân được giới trẻ Thái yêu thích. Màu tươi, giữ tốt dưới cái nóng 38 độ, giá học sinh cũng mua được.'],
  ['Kaewda 88', 'makeup', 'th', 0.2, '#FBF3DD/#5A3A07/#D5A021', 'badge', 'Lấp lánh kiểu chợ đêm.', 'Kaewda 88 làm phấn phủ kiềm dầu và bảng mắt nhũ to. Hộp phấn vàng của hãng đã theo nhiều cô gái qua cả mùa hè.'],
  ['Blushdine', 'makeup', 'us', 0.6, '#FFEFF3/#4E0F2B/#E0457B', 'sans', 'Trang điểm như gọi món tráng miệng.', 'Blushdine đặt tên màu theo các quán ăn khuya New York. Son bóng và má kem là hai món không thể thiếu trong thực đơn.'],
  ['Rowdy Peony', 'makeup', 'us', 0.5, '#2B2025/#FBE3EA/#E8698F', 'stacked', 'Cá tính mà vẫn hoa lá.', 'Rowdy Peony dành cho người thích trang điểm đậm: đỏ thật đỏ, đen thật đen. Hộp tối màu, chữ hồng, nhìn là nhớ.'],
  ['Fioretta 23', 'makeup', 'it', 0.75, '#2F1A1E/#F6E4D8/#C98F6B', 'serif', 'Milano năm 1923, thỏi son đầu tiên.', 'Fioretta 23 phục dựng những màu son của một hiệu thuốc nhỏ ở Milano. Vỏ kim loại nặng tay, chất son satin mịn đúng kiểu Ý.'],
  ['Éclatine', 'makeup', 'fr', 0.8, '#F9F1E9/#2E2320/#C9A063', 'monogram', 'Ánh sáng Paris trên gò má.', 'Éclatine chuyên lớp nền rạng rỡ và bắt sáng mịn không hạt. Trang điểm xong trông như vừa ngủ một giấc thật ngon.'],
  ['Ash & Thimble', 'makeup', 'gb', 0.5, '#E9E6E2/#2F2A2A/#8C6F72', 'sans', 'Gam khói của London.', 'Ash & Thimble yêu những màu trầm: nâu tro, hồng khô, mận khói. Sơn móng và phấn mắt của hãng hợp với mùa se lạnh.'],
  // Tóc
  ['Nordkamm', 'hair', 'de', 0.5, '#EDEFF0/#20303A/#6C8A99', 'sans', 'Da đầu khoẻ trước, tóc đẹp sau.', 'Nordkamm do một gia đình thợ tóc ở Hamburg gây dựng qua ba thế hệ. Dầu gội của hãng dịu, ít bọt, gội xong tóc nhẹ hẳn.'],
  ['Asahina 9', 'hair', 'jp', 0.45, '#F6F0F0/#4A1F28/#B56A78', 'stacked', 'Chín giọt dầu trà cho mái tóc dài.', 'Asahina 9 dùng dầu hạt trà camellia từ đảo Izu để làm mềm tóc thô. Mùi hương hoa trắng lưu lại đến chiều.'],
  ['Bồ Kết Nhà Nội', 'hair', 'vn', 0.15, '#EFE6D8/#3B2A1A/#7A5A34', 'badge', 'Nồi nước gội của nội, nay đóng chai.', 'Bồ Kết Nhà Nội nấu bồ kết nướng, hương nhu và vỏ bưởi theo công thức gia đình ở Thái Bình. Không chất tạo bọt mạnh nên hai lần gội đầu sẽ hơi lạ tay.'],
  ['Lamoonrai', 'hair', 'th', 0.2, '#FFF5EC/#6A3210/#F09A4A', 'script', 'Ủ tóc kiểu tiệm Thái, mềm ngay lần đầu.', 'Lamoonrai nổi tiếng với hũ ủ keratin to bằng cả lòng bàn tay. Giá dễ chịu, hương ngọt, tóc tẩy cũng cứu được.'],
  ['Copperfern', 'hair', 'us', 0.65, '#F1EBE4/#3A2317/#B5673A', 'serif', 'Chăm tóc nhuộm như chăm vải lụa.', 'Copperfern tập trung vào tóc nhuộm và tóc uốn hoá chất. Công thức không sulfate, giữ màu lâu và dễ vào nếp.'],
  ['Volterrani', 'hair', 'it', 0.7, '#20282A/#EFE6D6/#B79B6C', 'monogram', 'Tay nghề salon Firenze tại nhà bạn.', 'Volterrani cung cấp cho các salon ở Firenze từ những năm bảy mươi. Dầu dưỡng và xịt chống nhiệt của hãng để lại mùi gỗ hổ phách rất sang.'],
  ['Hwasori', 'hair', 'kr', 0.35, '#EEF6EF/#1F4A33/#66B084', 'sans', 'Nghe da đầu bạn nói.', 'Hwasori phân loại sản phẩm theo da đầu: dầu, khô, gàu hay nhạy cảm. Tinh chất da đầu dạng vòi nhỏ giọt dùng rất gọn.'],
  // Cơ thể
  ['Ấp Iu', 'body', 'vn', 0.2, '#FFF4E6/#5A3820/#F2B77C', 'script', 'Thơm như cái ôm sau khi tắm.', 'Ấp Iu làm sữa tắm và dưỡng thể mùi tuổi thơ: cốm, sữa gạo, hoa bưởi. Cả nhà dùng chung một chai to là đủ.'],
  ['Capriluce', 'body', 'it', 0.6, '#FFF8E8/#2B4A5A/#E8C14B', 'serif', 'Chanh vàng đảo Capri trong phòng tắm.', 'Capriluce gói mùa hè nước Ý vào xà phòng, sữa tắm và kem tay. Hương chanh, sung và hoa cam không hề gắt.'],
  ['Praewfah', 'body', 'th', 0.2, '#EAF5F9/#104A63/#5FB3D1', 'sans', 'Trong trẻo như trời sau mưa.', 'Praewfah được biết đến nhờ lăn khử mùi và sữa dưỡng thể sáng da. Thấm nhanh, không ố áo trắng.'],
  ['Solstead', 'body', 'us', 0.5, '#F5EEE3/#3F3020/#CDA26A', 'stacked', 'Chăm da toàn thân như chăm da mặt.', 'Solstead đưa AHA, ceramide và niacinamide vào sữa tắm và dưỡng thể. Da tay chân sần, thâm là nơi hãng làm tốt nhất.'],
  ['Pemberly Rose', 'body', 'gb', 0.55, '#FBEFF0/#5A2B3A/#D88C9A', 'serif', 'Vườn hồng nước Anh sau cơn mưa.', 'Pemberly Rose có vườn hồng riêng ở Kent và ép dầu ngay trong ngày hái. Hộp thiếc in hoa nên rất hay được mua làm quà.'],
  ['Orée Bleue', 'body', 'fr', 0.65, '#EAF0F7/#22355C/#7C9BD0', 'script', 'Bìa rừng xanh xứ Provence.', 'Orée Bleue nấu xà phòng trong chảo gang theo lối Marseille và thơm mùi oải hương thật. Bánh to, dùng rất lâu.'],
  // Hương
  ['Maison Vervaine', 'perfume', 'fr', 0.9, '#F7F3E8/#2F2F26/#A8A06A', 'serif', 'Nhà hương của những khu vườn nhỏ.', 'Maison Vervaine pha hương từ cỏ roi ngựa, nhựa cây và hoa trắng vùng Provence. Mỗi mùi gắn với một khu vườn có thật.'],
  ['Dạ Thảo', 'perfume', 'vn', 0.4, '#1F2430/#EBDDC8/#B88A5A', 'script', 'Mùi của đêm Việt Nam.', 'Dạ Thảo kể chuyện bằng mùi: hoa sữa Hà Nội, trầm Khánh Hoà, mưa đầu mùa Sài Gòn. Lưu hương vừa phải, hợp trời nóng.'],
  ['Ashdown 1897', 'perfume', 'gb', 0.8, '#22302A/#F1E7D2/#B99A5B', 'badge', 'Tủ sách, da thuộc và trà đen.', 'Ashdown 1897 lấy cảm hứng từ những thư viện cũ ở Sussex. Hương gỗ, thuốc lá và cam bergamot dành cho người thích sự trầm tĩnh.'],
  ['Azahara Sol', 'perfume', 'es', 0.6, '#FFF3E2/#6A2E12/#E98A3C', 'stacked', 'Hoa cam nở dưới nắng Sevilla.', 'Azahara Sol làm nước hoa tươi sáng, dễ dùng hằng ngày. Nốt hoa cam và cam đỏ là chữ ký của hãng.'],
  // Dụng cụ
  ['Cọ Mây', 'tools', 'vn', 0.25, '#F3F4F6/#33363F/#A7ADBD', 'sans', 'Cọ mềm như mây, giá dễ thương.', 'Cọ Mây do một nhóm thợ ở Bình Dương làm bằng lông nhân tạo không gây ngứa. Có cả cọ lẻ để bạn thử trước khi mua bộ.'],
  ['Fudekobo', 'tools', 'jp', 0.75, '#EFE9E1/#3A1F1A/#9E3A2C', 'serif', 'Xưởng cọ của thị trấn Kumano.', 'Fudekobo giữ nghề làm cọ hơn tám mươi năm. Đầu cọ vót tròn bằng tay, tán phấn mỏng và đều.'],
  ['Pureori', 'tools', 'kr', 0.35, '#F2F8FA/#1F4652/#8CC6D6', 'badge', 'Những món nhỏ mềm mại hằng ngày.', 'Pureori làm bông tẩy trang, mút tán nền và khăn mặt dùng một lần. Sợi mềm, không xơ, đóng gói gọn.'],
  ['Elektra Haut', 'tools', 'de', 0.7, '#F1F1F3/#23232B/#C0A2E0', 'monogram', 'Thiết bị làm đẹp bền như đồ Đức.', 'Elektra Haut sản xuất máy rửa mặt, máy nâng cơ và máy sấy với pin bền. Bảo hành 12 tháng tại trung tâm ở Hà Nội và TP. HCM.'],
  ['Tóc Xinh Q3', 'tools', 'vn', 0.15, '#FFF0F5/#5B2144/#EF8FBF', 'script', 'Kẹp xinh và dây cột từ hẻm nhỏ Quận 3.', 'Tóc Xinh Q3 may tay dây cột lụa và tuyển lược, kẹp tóc cho mái tóc dày của người Việt. Màu đổi theo mùa, ít khi làm lại.'],
  // Nam
  ['Gã Khờ', 'men', 'vn', 0.25, '#26302B/#EEE7D8/#C2893F', 'badge', 'Chăm mình không cần cầu kỳ.', 'Gã Khờ nói ngắn: rửa, dưỡng, ra khỏi nhà. Mùi gỗ và cam sành rất Việt, giá vừa tay các anh sinh viên.'],
  ['Bramcote & Sons', 'men', 'gb', 0.65, '#1E2838/#EFE3CC/#A97B4B', 'stacked', 'Tiệm cắt tóc của cha và các con.', 'Bramcote & Sons vẫn còn tiệm cắt tóc ở Nottingham. Bọt cạo, sáp vuốt và nước dịu da đều được thợ dùng thử mỗi ngày.'],
  ['Kurogane', 'men', 'jp', 0.4, '#2A2B2E/#F2F2F0/#8A9BA8', 'monogram', 'Thép đen, nước lạnh, gọn gàng.', 'Kurogane dành cho da dầu và người chơi thể thao. Cảm giác the mát rõ, rửa sạch nhanh và không để lại mùi nồng.'],
  // Uống đẹp
  ['Mơ Chín', 'wellness', 'vn', 0.25, '#FFF5DF/#6A3B08/#E8A23A', 'script', 'Uống cho da vui.', 'Mơ Chín làm trà hoa và bột uống từ nông sản miền Bắc: mơ, hoa cúc, atiso. Ít ngọt, dễ giữ thành thói quen.'],
  ['Sakumi Bio', 'wellness', 'jp', 0.55, '#FDF0F2/#6B1D34/#E5738F', 'sans', 'Collagen cá biển từ Hokkaido.', 'Sakumi Bio chuyên collagen thuỷ phân phân tử nhỏ, vị đào và vải dễ uống. Gói chia liều sẵn để mang đi làm.'],
  ['Björkäng', 'wellness', 'se', 0.6, '#F1F6EC/#284A1E/#8DB84F', 'monogram', 'Nhựa bạch dương và dâu rừng phương Bắc.', 'Björkäng đóng viên vitamin từ quả mọng Bắc Âu. Nhãn ghi hàm lượng rõ ràng, không đường, không màu nhân tạo.'],
]

function palette(text: string): BrandPalette {
  const [paper = '#FFFFFF', ink = '#222222', accent = '#888888'] = text.split('/')
  return { paper, ink, accent }
}

/** Every brand with what the catalogue maker needs to know about it. */
export const houses: BrandHouse[] = rows.map(
  ([name, house, code, tier, colours, logo, featured_text, description]) => ({
    key: slugify(name),
    name,
    slug: slugify(name),
    country: countries[code] ?? '',
    country_code: code,
    featured_text,
    description,
    is_featured: featured.has(name),
    palette: palette(colours),
    logo,
    house,
    tier,
  }),
)

export const brands: DemoBrand[] = houses.map(({ house: _house, tier: _tier, ...brand }) => brand)
