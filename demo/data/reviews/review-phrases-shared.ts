import type { ByTone, Domain, Stage, Voice } from './review-phrases-types'

/** How a review begins, by how long the product has been used. */
export const openings: Record<Stage, readonly string[]> = {
  fresh: [
    'mới dùng {3|4|5} hôm nên review nhanh cảm nhận đầu tiên',
    'vừa {nhận hàng|khui hộp} tuần này, {dùng thử vài lần|xài được mấy bữa} thì thấy thế này',
    'dùng chưa lâu nên [I] nói cảm nhận ban đầu thôi',
    'đây là cảm nhận sau {ba bốn|vài} lần dùng đầu tiên của [I]',
    'mới {khui|mở} được mấy hôm',
    '[I] mới làm quen với [it] thôi',
    'hàng về tay {hôm thứ Hai|cuối tuần rồi|mấy bữa nay} là [I] dùng liền',
  ],
  weeks: [
    'dùng được {2|3} tuần rồi mới lên viết',
    'sau {gần ba tuần|hai tuần} dùng đều, [I] review cho mọi người tham khảo',
    'xài {nửa tháng|ba tuần} nay, [I] thấy đủ để nhận xét',
    'dùng [it] được hơn {hai|ba} tuần, giờ mới có thời gian viết đôi dòng',
    '{hai|ba} tuần vừa rồi [I] dùng [it] {gần như mỗi ngày|khá đều}',
    'đợi {đủ hai tuần|gần ba tuần} mới dám nhận xét',
    '[I] dùng {hơn nửa tháng|khoảng ba tuần} rồi nha mọi người',
  ],
  months: [
    'dùng gần {hai|ba} tháng nay rồi',
    'sắp hết {phần đầu tiên|lần mua này} nên lên viết review',
    '[I] dùng [it] từ {đầu năm|mấy tháng trước} tới giờ',
    'sau {hơn hai|ba} tháng gắn bó, [I] có mấy lời',
    '[it] ở với [I] được {hai|ba|bốn} tháng rồi',
    '{qua một mùa|mấy tháng nay} [I] chỉ dùng mỗi [it]',
    'dùng từ hồi {hè|trước Tết|đầu thu} tới giờ mới ngồi viết',
  ],
}

export const repurchases: readonly string[] = [
  'đây là lần {thứ hai|thứ ba|thứ tư} [I] mua lại',
  'mua lại lần {hai|ba} rồi, {khỏi phải nghĩ|không cần đắn đo}',
  'hết cái cũ là đặt ngay cái mới, lần này là {lần thứ ba|lần thứ hai}',
  'khách ruột của [noun] này, mua lại {hai|ba} lần rồi',
]

export const saysRepurchase = /mua lại|đặt ngay cái mới/

/** Who is speaking, for voices that show themselves. */
export const selves: Record<Voice, readonly string[]> = {
  plain: [
    '[I] lướt thấy nhiều bạn khen nên đặt thử',
    'trước giờ [I] khá kén {đồ dùng|mỹ phẩm} nên đọc review kỹ lắm mới mua',
    'thấy giá ổn nên [I] đặt thử một lần xem sao',
  ],
  teen: [
    '[I] là {học sinh|sinh viên} nên mua gì cũng cân nhắc ví tiền',
    'bị bạn cùng phòng {dụ|rủ rê} mua chung nè',
    'lướt {mạng|video} thấy mấy chị khen quá trời nên đu theo',
    'dành dụm tiền tiêu vặt mới rước được về',
  ],
  office: [
    '[I] làm văn phòng, ngồi máy lạnh {cả ngày|tám tiếng một ngày}',
    'sáng nào [I] cũng vội đi làm nên ưu tiên món {nhanh gọn|dễ dùng}',
    'chị đồng nghiệp bàn bên giới thiệu cho [I]',
    'sang tuổi ba mươi [I] mới bắt đầu chăm chút cho mình kỹ hơn',
  ],
  mother: [
    '[I] là mẹ bỉm, thời gian chăm mình chỉ có {mười phút buổi tối|lúc con ngủ}',
    'sinh bé thứ hai xong [I] mới quay lại dùng mỹ phẩm',
    'nhà có con nhỏ nên [I] hay chọn đồ {lành tính|mùi dịu}',
    'ở nhà trông con cả ngày, [I] chỉ cần món nào đơn giản mà dùng được lâu',
  ],
  south: [
    'thiệt tình tui hổng rành mỹ phẩm, thấy mọi người khen thì mua thử',
    'tui được {nhỏ em|con bạn} chỉ cho chỗ này',
    'trời Sài Gòn nóng {muốn xỉu|quá trời} nên tui kén lắm',
  ],
  man: [
    '[I] là nam, chăm sóc bản thân đơn giản thôi',
    'vợ [I] chọn giúp, dùng rồi mới thấy hợp',
    'trước giờ [I] dùng gì cũng được, gần đây mới để ý hơn',
    'anh em nào lười như [I] thì đọc cho nhanh',
  ],
  expert: [
    '[I] làm trong ngành nên hay nhìn bảng thành phần trước khi nhìn giá',
    'theo thói quen, [I] thử ít nhất một tuần rồi mới nhận xét',
    '[I] đã thử khá nhiều [noun] cùng phân khúc {rồi|nên cũng có chút kinh nghiệm}',
  ],
}

/** What was missing before, by domain. Said only in longer reviews. */
export const needs: Record<Domain, readonly string[]> = {
  face: [
    'dạo này thức khuya nhiều nên da [I] {xuống sắc|khá thất thường}',
    '[I] thuộc [skin], chọn đồ dưỡng lúc nào cũng phải dè chừng',
    'đợt trước [I] dùng lung tung nên da yếu đi, giờ chỉ dám chọn món dịu',
    'trước đó [I] đang tìm [noun] cho [skin] mà đọc đâu cũng thấy phân vân',
  ],
  lip: [
    'môi [I] khá khô và hơi thâm viền nên kén son lắm',
    '[I] có cả ngăn son rồi mà thấy màu này vẫn không cầm lòng được',
    '[I] cần một cây đi làm hằng ngày, không quá nổi',
  ],
  makeup: [
    '[I] thuộc [skin] nên đồ trang điểm hay bị trở chứng',
    'tay nghề trang điểm của [I] chỉ ở mức tự học',
    'sắp tới nhà có tiệc nên [I] sắm sửa lại túi đồ trang điểm',
  ],
  hair: [
    '[hair] như [I] khổ nhất là mùa hanh',
    'tóc [I] dạo này rụng nhiều, chải một cái là đầy lược',
    '[I] thuộc [hair], tìm đồ hợp không dễ',
  ],
  body: [
    'da tay chân [I] hay khô mốc mỗi khi trở trời',
    'nhà [I] dùng chung nên phải chọn loại ai cũng chịu được',
    '[I] hay ra ngoài trời nên để ý chuyện này lắm',
  ],
  scent: [
    '[I] nhạy mùi, xịt nhầm chai gắt là nhức đầu cả buổi',
    '[I] tìm một mùi dùng hằng ngày đã lâu',
    'mua online mà không được ngửi trước nên [I] cũng hồi hộp',
  ],
  tool: [
    'đồ cũ của [I] hỏng nên tiện thể thay mới',
    '[I] tìm món này khá lâu vì nhiều loại quá',
    'lần đầu [I] dùng loại này nên còn bỡ ngỡ',
  ],
  intake: [
    '[I] hay bỏ bữa, thức khuya nên muốn bổ sung thêm',
    'qua tuổi ba mươi [I] bắt đầu để ý chăm từ bên trong',
    '[I] đọc kỹ nhãn rồi mới dám uống',
  ],
  gift: [
    '[I] tìm quà sinh nhật mà nghĩ mãi không ra',
    '[I] muốn thử nhiều món một lần nên chọn cả bộ',
    'cuối năm nhiều dịp cần quà quá',
  ],
}

/** What time showed; only after weeks of use. */
export const lasting: Record<Domain, ByTone> = {
  face: {
    good: [
      'sau chừng {mười ngày|hai tuần} da {đều màu và khỏe hơn|ổn định thấy rõ}, mẹ [I] còn nhận ra',
      'càng dùng càng thấy hợp, nhất là {hai bên má|vùng chữ T}',
    ],
    fair: ['dùng tới tuần thứ hai thì cũng chỉ dừng ở mức đó', 'da không xấu đi nhưng cũng chưa tiến thêm'],
    bad: [
      'đến tuần thứ hai thì [I] ngưng hẳn vì da ngày càng khó chịu',
      '[I] cố thêm một tuần nữa mà vẫn không khá lên',
    ],
  },
  lip: {
    good: ['dùng lâu không thấy thâm môi, đây là điều [I] lo nhất', 'tô mỗi ngày mà môi không bị khô thêm'],
    fair: ['dùng một thời gian thì quen, không còn háo hức như đầu'],
    bad: ['dùng vài tuần môi khô hơn trước nên [I] cất luôn'],
  },
  makeup: {
    good: [
      'dùng thường xuyên mà không thấy bí da hay nổi gì',
      'qua mấy sự kiện ngoài trời, [I] tin tưởng [it] hơn hẳn',
    ],
    fair: ['dùng quen tay thì đẹp hơn lúc đầu một chút'],
    bad: ['thử nhiều cách mà vẫn không đẹp hơn, [I] đành bỏ'],
  },
  hair: {
    good: ['qua vài tuần, tóc vào nếp và dễ chải hơn hẳn', 'đến giờ lược của [I] sạch hơn trước nhiều'],
    fair: ['mấy tuần rồi mà tóc vẫn ở mức tạm'],
    bad: ['gần tháng nay tóc vẫn xơ, [I] quay về loại cũ'],
  },
  body: {
    good: ['dùng đều nên giờ ai sờ tay cũng khen', 'hết đợt hanh khô mà người vẫn dễ chịu'],
    fair: ['dùng đều nhưng khác biệt không nhiều'],
    bad: ['càng dùng càng không thích nên [I] để đó'],
  },
  scent: {
    good: ['dùng lâu mà chưa thấy chán mùi, chuyện hiếm với [I]', 'giờ người nhà nghe mùi là biết [I] về'],
    fair: ['lúc đầu thích, sau thấy cũng thường'],
    bad: ['sau vài lần [I] không xịt nữa vì nhức đầu'],
  },
  tool: {
    good: ['dùng thường xuyên mà vẫn như mới', 'tới giờ chưa có gì phải phàn nàn về độ bền'],
    fair: ['độ bền thì phải chờ thêm'],
    bad: ['được mấy tuần là bắt đầu xuống cấp'],
  },
  intake: {
    good: [
      'qua vài tuần mới thấy khác, nên mọi người đừng vội',
      'đi kiểm tra sức khỏe bình thường nên [I] yên tâm dùng tiếp',
    ],
    fair: ['mấy tuần rồi mà thay đổi rất ít'],
    bad: ['hết liệu trình vẫn vậy, [I] không mua thêm'],
  },
  gift: {
    good: ['người được tặng dùng tới giờ vẫn khen', 'dùng dần tới nay món nào cũng ổn'],
    fair: ['dùng tới nay thì thấy bình thường'],
    bad: ['để lâu mới thấy có món không đáng'],
  },
}

/** What a member thinks of the price, by price band and feeling. */
export const values: Record<'low' | 'middle' | 'high', ByTone> = {
  low: {
    good: [
      'giá {học sinh sinh viên|mềm xèo|nhẹ ví} mà chất lượng {hơn mong đợi|không đùa được}',
      'tầm tiền này {khó tìm được loại tốt hơn|thì quá hời}',
      'rẻ mà {dùng lâu hết|chất}, {mua hai cái để dành|tội gì không thử}',
      'giá [price] thôi mà {dùng thích|không thua hàng đắt tiền}',
      '{chưa bằng một bữa trà sữa với bạn|giá nhẹ tênh} mà {dùng được lâu|được việc}',
    ],
    fair: ['giá rẻ nên {không đòi hỏi nhiều|chất lượng vậy cũng chấp nhận được}'],
    bad: ['rẻ thật nhưng {dùng không được thì vẫn phí|tiền nào của nấy}'],
  },
  middle: {
    good: [
      'giá {hợp lý|vừa túi tiền} so với chất lượng',
      'canh được đợt giảm nên {giá rất hời|càng thấy đáng}',
      'với [price] thì [I] thấy {xứng đáng|rất đáng}',
      'tính ra mỗi ngày {chưa tới mấy nghìn|chẳng bao nhiêu} nên {không thấy tiếc|rất kinh tế}',
      '{cùng tầm tiền|trong tầm giá này} thì [it] {đáng chọn|ổn nhất với [I]}',
      'mua {đúng đợt ưu đãi|cùng voucher} nên {được giá đẹp|nhẹ ví hơn hẳn}',
    ],
    fair: ['giá [price] hơi {nhỉnh|cao} so với dung tích', 'đợi giảm giá hãy mua thì hợp lý hơn'],
    bad: [
      '[price] cho chất lượng này là {quá đắt|không đáng}',
      'cùng tầm tiền {có nhiều lựa chọn tốt hơn|[I] mua được loại khác ổn hơn hẳn}',
    ],
  },
  high: {
    good: [
      'giá {cao|không rẻ} nhưng {dùng ít hao|chất lượng đi cùng}, [I] thấy xứng',
      'xót ví lúc thanh toán mà dùng rồi thì {hết tiếc|thấy đáng}',
      'chờ sale mới dám mua, và {rất đáng để chờ|không hối hận}',
      'giá hơi {cao|chát} mà {bù lại dùng rất lâu|mỗi lần dùng chỉ cần một ít}',
      '{tự thưởng cho mình|đầu tư một lần}, {đắt nhưng xắt ra miếng|thấy đáng từng đồng}',
    ],
    fair: ['chất lượng tốt nhưng giá {hơi chát|cao}, {phải chờ sale|cân nhắc trước khi mua}'],
    bad: [
      'giá [price] mà {chỉ được vậy thì quá đắt|không hơn hàng bình dân}',
      'đắt mà {không đáng|không thấy hơn gì}, {tiếc đứt ruột|[I] hơi xót}',
    ],
  },
}

/** How the parcel came; only for bought reviews. */
export const deliveries: ByTone = {
  good: [
    'shop giao {nhanh|hôm trước hôm sau có}, {gói kỹ|bọc chống sốc cẩn thận}',
    'đóng gói {chắc chắn|xinh xắn}, {có tặng kèm mẫu thử|hộp không móp}',
    'đặt {tối qua|buổi sáng} {chiều nay|hôm sau} có, {anh shipper dễ thương|hàng còn nguyên seal}',
    'hàng {date xa|mới}, {tem nhãn đầy đủ|mã vạch đủ cả}',
    '{shipper gọi trước|giao đúng hẹn}, {hàng bọc hai lớp|mở ra hàng nguyên vẹn}',
    'ở {tỉnh|xa thành phố} mà {hai ngày|ba ngày} là nhận được, {gói kỹ|bọc rất cẩn thận}',
    'shop {tư vấn nhiệt tình|trả lời tin nhắn nhanh}, {giao cũng nhanh|gói hàng có tâm}',
    'được tặng thêm {mẫu thử|thiệp nhỏ} {dễ thương|làm [I] hơi bất ngờ}',
  ],
  fair: [
    'giao hơi lâu, {đợi bốn ngày|đúng dịp sale nên chờ}, {bù lại gói kỹ|hàng thì nguyên vẹn}',
    'hộp ngoài hơi móp, {bên trong không sao|may mà không vỡ}',
  ],
  bad: ['giao {trễ hẹn hai ngày|chậm}, hộp {móp một góc|gói sơ sài}'],
}

/** What the container is like, by kind of container. */
export const packagings: Record<
  'pour' | 'pump' | 'tube' | 'jar' | 'spray' | 'stick' | 'case' | 'wrap' | 'object',
  ByTone
> = {
  pour: {
    good: [
      'chai {chắc|cầm vừa tay}, nắp {kín|chặt}, bỏ túi không lo chảy',
      'thiết kế {tối giản|nhã}, để bàn nhìn {sạch|sang}',
    ],
    fair: ['miệng chai hơi to, {rót dễ quá tay|phải cẩn thận kẻo đổ}'],
    bad: ['nắp {hở|lỏng}, {chảy ra cả túi|lúc nhận đã rỉ một ít}'],
  },
  pump: {
    good: [
      'vòi nhấn {êm|ra lượng vừa}, {sạch sẽ|có khóa}',
      'chai có vòi {tiện|vệ sinh}, {nhìn gọn|để nhà tắm đẹp}',
    ],
    fair: ['vòi lúc đầu hơi kẹt, {nhấn chục cái mới lên|sau thì êm}'],
    bad: ['vòi {kẹt|hỏng sau một tuần}, {phải mở nắp đổ ra|lấy ra rất bực}'],
  },
  tube: {
    good: [
      'tuýp {mềm dễ bóp|gọn nhẹ}, {nắp bật tiện|mang đi du lịch ổn}',
      'bao bì {xinh|đơn giản mà sang}, {dùng tới đáy vẫn lấy được|nắp kín}',
    ],
    fair: ['tuýp hơi {nhỏ|cứng}, gần hết khó lấy'],
    bad: ['nắp {bung|nứt} ngay {tuần đầu|lúc nhận}, {kem trào ra|dính đầy hộp}'],
  },
  jar: {
    good: [
      'hũ {nặng tay, nhìn sang|xinh}, {có thìa nhỏ đi kèm|nắp vặn kín}',
      'hũ {gọn|đẹp}, {để bàn trang điểm rất xinh|lấy tới đáy dễ}',
    ],
    fair: ['dạng hũ nên {hơi mất vệ sinh|phải dùng thìa lấy}'],
    bad: ['hũ {không có màng che|nắp lỏng}, {hơi ghê tay|mang đi là chảy}'],
  },
  spray: {
    good: [
      'đầu xịt {đều|nhẹ tay}, chai {đẹp|gọn}',
      'chai {cầm sang|nhìn như đồ trưng}, {nắp chắc|nhỏ vừa túi}',
    ],
    fair: ['đầu xịt hơi {mạnh|ra nhiều}, phải canh'],
    bad: ['đầu xịt {tắc|rỉ nước}, {nắp lỏng|xịt lệch tia}'],
  },
  stick: {
    good: [
      'vỏ {chắc tay|nhìn sang}, nắp {hít nghe sướng tai|đóng kín}',
      'thiết kế {nhỏ gọn|xinh}, bỏ túi {tiện|vừa in}',
    ],
    fair: ['vỏ nhựa hơi {nhẹ|dễ xước}'],
    bad: ['{nắp lỏng|vỏ bong}, rơi nhẹ là {gãy|nứt}'],
  },
  case: {
    good: [
      'hộp {cầm chắc|mỏng gọn}, gương {to|trong}, {tiện dặm|mang đi làm ổn}',
      'vỏ {sang|xinh quá trời}, {đóng mở chắc|không bị kẹt}',
    ],
    fair: ['hộp đẹp nhưng {dễ bám vân tay|hơi to}'],
    bad: ['nhận về {phấn vỡ một góc|nắp lỏng}, {gương xước|hộp ọp ẹp}'],
  },
  wrap: {
    good: [
      'gói {kín|gọn}, {xé dễ|mang đi tiện}',
      'bao bì {rõ ràng|xinh}, {hạn dùng in rõ|có hướng dẫn tiếng Việt}',
    ],
    fair: ['gói hơi khó xé, {tay ướt là chịu|phải dùng kéo}'],
    bad: ['gói {rách|xẹp} khi nhận, {hơi lo|không dám dùng}'],
  },
  object: {
    good: [
      'hộp đựng {chắc|đẹp}, {làm quà được|đầy đủ giấy tờ}',
      '{hoàn thiện|đóng hộp} {kỹ|chỉn chu}, cầm là thấy chất',
    ],
    fair: ['hộp hơi {đơn giản|mỏng}'],
    bad: ['hộp {móp|trầy}, {thiếu hướng dẫn|nhìn như đã mở}'],
  },
}

/** Mentions of what is chosen when there is something to choose. */
export const shadeNotes: ByTone = {
  good: [
    '[I] chọn màu [shade], {lên đúng tông [I] thích|nhìn ngoài còn đẹp hơn ảnh}',
    'màu [shade] {dễ dùng|hợp da [I]} lắm',
    'phân vân mãi rồi lấy [shade], {may mà chọn đúng|không hối hận}',
  ],
  fair: ['[I] lấy [shade], {so với ảnh thì hơi khác|không tệ nhưng chắc lần sau đổi màu}'],
  bad: ['[I] lấy màu [shade] mà {lệch hẳn so với hình|không hợp chút nào}'],
}

export const comparisons: ByTone = {
  good: [
    'so với loại [I] dùng trước thì {hơn hẳn|dễ chịu hơn nhiều}',
    '[I] từng dùng mấy hãng khác {đắt hơn|nổi hơn} mà thấy [brand] {không thua kém|hợp hơn}',
    'trước dùng loại {ngoại|khác} giá gấp đôi, hiệu quả {cũng tầm này|còn không bằng}',
  ],
  fair: ['so với loại cũ thì {một chín một mười|ngang ngửa}', 'chưa hơn được loại [I] đang dùng'],
  bad: [
    'loại cũ của [I] rẻ hơn mà dùng {êm hơn nhiều|thích hơn}',
    'so với các món khác [I] từng dùng thì [it] {thua xa|đuối hơn hẳn}',
  ],
}

/** Smell of face, hair and body care, when it has any. */
export const smells: ByTone = {
  good: [
    'mùi {thoang thoảng|dịu nhẹ}, {thoa xong là bay|rất thư giãn}',
    'mùi {dễ chịu|sạch sẽ}, không {nồng|hắc}',
  ],
  fair: ['mùi hơi {nồng|lạ} với [I], {dùng vài bữa thì quen|may là nhanh bay}'],
  bad: ['mùi {nồng|hắc}, {lần nào dùng cũng phải nín thở|[I] nhạy mùi nên hơi sợ}'],
}

export const closings: ByTone = {
  good: [
    '{sẽ|chắc chắn sẽ} mua lại',
    '{ưng từ đầu đến cuối|không có gì để chê}',
    'bạn nào {còn phân vân|đang lưỡng lự} thì {cứ thử nhé|nên thử một lần}',
    '[I] {rất hài lòng|ưng bụng}',
    'nói chung là {đáng tiền|nên mua|hài lòng}',
    'cảm ơn shop, [I] sẽ {ủng hộ tiếp|quay lại}',
    'hết chắc [I] {đặt tiếp|lại quay về với [it]}',
    '{chấm 9/10|đánh giá cao}, {đã giới thiệu cho cả nhà|đã rủ bạn mua chung}',
    '{ưng thật sự|mãn nguyện}, {lần sau có dịp lại mua|đã lưu lại để mua tiếp}',
    'nằm trong danh sách {mua đi mua lại|yêu thích} của [I]',
    '{tóm lại là|nói ngắn gọn thì} {hợp với [I]|đáng thử|đáng mua|khó chê}',
  ],
  fair: [
    'nhìn chung {tạm ổn|ở mức khá}',
    'chắc [I] dùng hết rồi thử loại khác',
    '{ba sao|chấm 6/10} vì {chưa thật sự nổi bật|còn điểm chưa ưng}',
    'ai {dễ tính|không kén} thì dùng được',
    '[I] chưa chắc sẽ mua lại, {để dùng hết đã|còn xem thêm}',
  ],
  bad: [
    '[I] sẽ không mua lại',
    '{khá|hơi} thất vọng vì {đọc review thấy khen nhiều|kỳ vọng hơi cao}',
    'mọi người {cân nhắc|đọc kỹ} trước khi mua',
    'chắc {không hợp cơ địa [I]|hợp người khác hơn}, {đem cho bạn rồi|để xó luôn}',
    'mong hãng {cải thiện|xem lại}',
    'lần này coi như {mua một bài học|tiền mất}',
  ],
}

/** Closings for a review that is happy with everything. */
export const raptures: readonly string[] = [
  '{cho 10 điểm|10 điểm không có nhưng}',
  '{chấm 10/10|năm sao không cần nghĩ}, {đã giới thiệu cho cả nhà|đã rủ bạn mua chung}',
  'món {đỉnh nhất|hài lòng nhất} [I] mua {năm nay|gần đây}',
]

/** Advice at the end of long reviews. */
export const advices: ByTone = {
  good: [
    'mẹo nhỏ là {dùng ít một|mua bản nhỏ} để thử trước, hợp rồi hẵng mua tiếp',
    'bạn nào cũng thuộc [skin] như [I] có thể yên tâm tham khảo',
    'nhớ dùng đều thì mới thấy khác, đừng vội chê sau vài hôm',
  ],
  fair: [
    'theo [I], nên mua bản nhỏ thử trước rồi hãy quyết',
    'mỗi người mỗi khác, đây chỉ là trải nghiệm của riêng [I]',
    'nếu được giảm giá thì thử cũng không mất gì',
  ],
  bad: [
    'bạn nào đang tính mua thì nên xin mẫu thử trước',
    'đây là trải nghiệm của riêng [I], có thể bạn sẽ hợp hơn',
    '[I] có nhắn shop và được tư vấn nhẹ nhàng, nhưng sản phẩm không hợp thì đành chịu',
  ],
}

/** Bought for somebody else. */
export const gifts: ByTone = {
  good: [
    'mua tặng {bạn gái|vợ|mẹ|em gái}, {mở hộp ra thích lắm|khen suốt}',
    'tặng {bạn gái|vợ} dịp {sinh nhật|kỷ niệm}, {cô ấy dùng mỗi ngày|người nhận ưng ra mặt}',
    '[I] không rành nhưng {vợ|em gái} bảo dùng rất thích',
    'nhờ shop tư vấn để mua cho {mẹ|chị gái}, {chọn trúng luôn|nhận về ai cũng khen}',
  ],
  fair: [
    'mua cho {vợ|bạn gái}, cô ấy bảo dùng cũng được chứ không quá nổi bật',
    'tặng {em gái|chị}, thấy khen tạm ổn',
  ],
  bad: ['mua tặng {vợ|bạn gái} mà cô ấy dùng không hợp', 'tặng {mẹ|em gái} mà người nhận chê, [I] hơi quê'],
}

export const photoNotes: readonly string[] = [
  'ảnh [I] chụp {bên dưới|ánh sáng tự nhiên}, không chỉnh màu',
  '[I] có kèm ảnh thật để mọi người dễ hình dung',
  'gửi mọi người {vài tấm|ảnh} [I] tự chụp',
]

/** How a second, differing thought is joined on. */
export const turns = {
  /** a weak side in a happy review */
  but: ['có điều ', 'chỉ có điều ', 'điểm trừ nhỏ là ', 'hơi tiếc là '],
  /** a strong side in an unhappy review */
  still: ['được cái ', 'bù lại ', 'điểm cộng là '],
} as const

/** Sentence tails and emoji by feeling. */
export const emoji: ByTone = {
  good: ['❤️', '😍', '🥰', '👍', '✨', '💕', '💯'],
  fair: ['😅', '🤔', '🙂'],
  bad: ['😢', '😭', '🥲', '😞'],
}

/** A woman buying for a man. */
export const giftsToMen: ByTone = {
  good: [
    'mua cho {chồng|bạn trai|ba}, {dùng xong tự đòi mua tiếp|trộm vía dùng đều mỗi ngày}',
    'tặng {bạn trai|anh trai} nhân dịp sinh nhật, {ảnh thích lắm|được khen biết chọn}',
    '{chồng|ông xã} [I] kỹ tính mà cũng gật gù khen',
  ],
  fair: ['mua cho {chồng|bạn trai}, ảnh bảo dùng cũng bình thường'],
  bad: ['mua cho {chồng|bạn trai} mà ảnh không chịu dùng, bảo không hợp'],
}

/** How the strong point of a long review is brought in. */
export const emphases: ByTone = {
  good: ['điều [I] thích nhất là ', 'ưng nhất là ', 'phải công nhận là ', '', ''],
  fair: ['nói công bằng thì ', 'thật lòng thì ', ''],
  bad: ['nói thẳng là ', 'tiếc là ', 'thất vọng nhất là ', ''],
}
