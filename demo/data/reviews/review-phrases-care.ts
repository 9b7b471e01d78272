import type { FamilyPhrases } from './review-phrases-types'

/** What members write about hair, body and scent. */
export const carePhrases: Record<string, FamilyPhrases> = {
  shampoo: {
    noun: 'dầu gội',
    domain: 'hair',
    use: [
      '[I] gội hai lần nước, lần đầu cho sạch bụi, lần sau mát xa da đầu {vài phút|kỹ hơn}',
      '[I] chỉ thoa lên da đầu, ngọn tóc thì để bọt chảy xuống là đủ',
    ],
    texture: {
      good: [
        'bọt {nhiều|mịn}, xả {nhanh|nhẹ tóc}, {không rít|tóc không rối}',
        'mùi {thơm dịu|thảo mộc dễ chịu}, {lưu lại tới hôm sau|gội xong thơm cả phòng}',
        'chất gel {sánh vừa|đặc}, {một lần bấm là đủ|tạo bọt rất nhanh}',
      ],
      fair: [
        'bọt hơi ít, {lần gội đầu phải lấy nhiều|quen dùng loại nhiều bọt sẽ thấy thiếu}',
        'mùi hơi {nồng|thuốc}, lâu dần quen',
      ],
      bad: [
        'gội xong tóc {rít như rễ tre|khô xơ}, không có dầu xả là khỏi chải',
        'mùi {gắt|hắc}, {hít vào đau đầu|bám mãi không bay}',
      ],
    },
    effect: {
      good: [
        'da đầu {sạch và nhẹ|bớt ngứa hẳn}, {hai ngày chưa bết|gàu giảm thấy rõ}',
        'tóc {mềm|bồng}, {đỡ rụng khi gội|chân tóc không xẹp}',
        '[hair] gội {vào nếp hơn|đỡ xơ}, {không cần xả vẫn chải được|nhìn có sức sống}',
        'lượng tóc rụng ở lỗ thoát nước {giảm hẳn|ít đi thấy rõ}, {tóc con mọc lởm chởm|chân tóc chắc hơn}',
      ],
      fair: [
        'sạch đầu, {rụng tóc thì chưa thấy giảm|còn gàu vẫn vậy}',
        'hợp ngày thường, {[hair] vẫn cần thêm dầu xả|hơi khô ngọn}',
      ],
      bad: [
        '{càng gội càng rụng|gàu rơi nhiều hơn}, da đầu {ngứa|đỏ} nên [I] dừng',
        'tóc {bết ngay hôm sau|nhanh bết}, {ngọn lại khô xơ|chẳng bồng như quảng cáo}',
      ],
    },
    short: {
      good: [
        '{thơm|sạch}, tóc {mềm|bồng|đỡ rụng}, {hợp với [hair]|cả nhà dùng}',
        'gội xong {nhẹ đầu|hết ngứa}, {bớt bết|tóc suôn}',
      ],
      fair: ['sạch, thơm, {rụng tóc chưa thấy giảm|hơi rít}'],
      bad: ['{ngứa da đầu|tóc xơ hơn|nhanh bết}, không hợp'],
    },
  },
  conditioner: {
    noun: 'dầu xả',
    domain: 'hair',
    use: ['gội xong [I] vắt bớt nước, thoa từ giữa thân xuống ngọn, {ủ ba phút|ủ mười phút} rồi xả'],
    texture: {
      good: [
        'chất {đặc mịn|kem mềm}, {bám tóc|tán đều}, xả {nhanh sạch|không nhớt}',
        'mùi {thơm sang|dịu}, {khô tóc vẫn còn thoang thoảng|dễ chịu lắm}',
      ],
      fair: ['hơi {lỏng|khó xả}, còn lại ổn'],
      bad: ['{bết chân tóc|xả mãi vẫn nhớt}, mùi {nồng|gắt}'],
    },
    effect: {
      good: [
        'tóc {mượt ngay từ lúc xả|mềm và vào nếp}, {tay luồn không vướng|chải một lần là suôn}',
        '[hair] của [I] {đỡ xơ hẳn|mềm lại thấy rõ}, {ngọn bớt chẻ|không còn bông như chổi}',
        'dưỡng sâu mà {không bết|tóc vẫn bồng}, {sấy xong bóng nhẹ|uốn tạo kiểu giữ lọn}',
      ],
      fair: [
        'mượt lúc mới gội, {hôm sau hơi xơ lại|hiệu quả không giữ lâu}',
        'tóc mềm vừa, {[hair] nặng chắc chưa đủ|phải ủ lâu mới thấy}',
      ],
      bad: ['tóc {vẫn xơ như cũ|bết dính}, {ủ mãi không thấy mềm|phí công ủ}'],
    },
    short: {
      good: [
        'tóc {mượt|mềm|thơm} hẳn, {[hair] nên dùng|ưng lắm}',
        'ủ xong {suôn mượt|hết xơ}, {không bết|thơm lâu}',
      ],
      fair: ['mềm tóc {vừa phải|tạm}, thơm'],
      bad: ['{bết|không thấy mượt}, {phí|không mua nữa}'],
    },
  },
  hairoil: {
    noun: 'dưỡng tóc',
    domain: 'hair',
    use: ['[I] lấy {hai giọt|một lần bấm}, xoa nóng tay rồi vuốt ngọn lúc tóc còn ẩm'],
    texture: {
      good: [
        '{mỏng nhẹ|trong}, {thấm vào tóc|không bết}, mùi {thơm như salon|dịu}',
        'vuốt lên {không dính tay|mượt liền}, {một chút là đủ|dùng rất lâu}',
      ],
      fair: ['lỡ tay là {bết|nặng tóc}, nên lấy từng chút'],
      bad: ['{nhờn|bết}, vuốt xong {như ba hôm chưa gội|tóc xẹp lép}'],
    },
    effect: {
      good: [
        'ngọn tóc {bớt xơ|bóng nhẹ}, {không còn bông|sấy xong vào nếp}',
        '[hair] {dễ chải|suôn} hơn hẳn, {ra gió không rối|bớt chẻ ngọn}',
        'thơm {tới chiều|cả ngày}, {ai đi ngang cũng hỏi|tóc nhìn khỏe}',
      ],
      fair: ['mượt tạm thời, {gội xong lại như cũ|phải dùng đều}'],
      bad: ['{tóc vẫn xơ|không thấy bóng}, còn {nặng tóc|ngứa gáy}'],
    },
    short: {
      good: ['tóc {bóng|mượt|thơm}, không bết, {mê|dùng mãi chưa hết}'],
      fair: ['mượt, {hơi bết nếu lấy nhiều|mùi hơi nồng}'],
      bad: ['{bết tóc|không hiệu quả}, {bỏ|không mua lại}'],
    },
  },
  styling: {
    noun: 'tạo kiểu tóc',
    domain: 'hair',
    use: ['[I] dùng khi tóc khô khoảng {tám|chín} phần, {vuốt từ gốc lên|chia từng phần cho đều}'],
    texture: {
      good: [
        '{dễ tán|nhẹ tóc}, {không bết|không vảy trắng}, mùi {nam tính vừa phải|dễ chịu|dịu}',
        '{gội một lần là sạch|rửa tay nhanh}, không {dính nhớp|cứng đơ}',
      ],
      fair: ['hơi {dính tay|cứng}, phải làm nhanh'],
      bad: ['{bết|cứng như rơm}, mùi {hắc|nồng}'],
    },
    effect: {
      good: [
        'giữ nếp {từ sáng tới chiều|qua mũ bảo hiểm vẫn ổn}, {tóc phồng tự nhiên|vuốt lại được}',
        'tóc vào nếp {nhanh|đẹp}, [hair] {không bị khô hơn|nhìn gọn gàng}',
      ],
      fair: ['được nửa ngày, {trời nồm hơi xẹp|phải vuốt lại}'],
      bad: ['{một tiếng là xẹp|chẳng giữ được nếp}, còn {ngứa da đầu|khô tóc}'],
    },
    short: {
      good: ['giữ nếp {tốt|lâu}, {không bết|mùi ổn}'],
      fair: ['giữ nếp {tạm|nửa ngày}, dễ gội'],
      bad: ['{không giữ nếp|bết}, {thất vọng|chán}'],
    },
  },
  bodywash: {
    noun: 'sữa tắm',
    domain: 'body',
    use: ['[I] lấy một ít ra bông tắm, tạo bọt rồi {tắm nhanh|mát xa toàn thân}'],
    texture: {
      good: [
        'bọt {mịn và nhiều|bồng bềnh}, {xả nhanh|không nhớt}, mùi {thơm sang|như đi spa|dịu}',
        'chất {sánh mịn|gel mát}, {một xíu là đủ|tắm xong da mềm}',
      ],
      fair: ['hơi nhớt khi xả, {tráng thêm lần nữa là được|mùi thì ổn}'],
      bad: ['mùi {nồng như nước tẩy|gắt}, {tắm xong da khô rít|nhớt mãi không hết}'],
    },
    effect: {
      good: [
        'mùi lưu {hai ba tiếng|tới lúc đi ngủ}, {da mềm|không cần dưỡng thể ngay}',
        'da {sạch mà ẩm|mịn}, {bé nhà [I] tắm cùng cũng không ngứa|mùa hanh không bị mốc chân}',
        'mụn lưng {đỡ|giảm bớt}, da {thoáng|đỡ sần}',
      ],
      fair: ['sạch và thơm lúc tắm, {lau khô là hết mùi|ra khỏi phòng tắm mất hương}'],
      bad: ['tắm xong {ngứa|khô mốc cả chân}, {phải bôi dưỡng thể ngay|cả nhà đều than}'],
    },
    short: {
      good: ['thơm {lâu|dịu}, da {mềm|không khô}, {cả nhà thích|tắm thư giãn lắm}'],
      fair: ['thơm nhưng {không lưu mùi|hơi nhớt}'],
      bad: ['{khô da|mùi nồng}, không hợp'],
    },
  },
  bodylotion: {
    noun: 'dưỡng thể',
    domain: 'body',
    use: ['tắm xong da còn ẩm là [I] thoa ngay, {khuỷu tay, đầu gối thoa kỹ hơn|chân tay thoa hai lớp}'],
    texture: {
      good: [
        'thấm {nhanh|vèo}, không {dính quần áo|nhờn rít}, mùi {thơm nhẹ|dịu, dễ ngủ}',
        'chất {sữa lỏng|kem xốp}, {tán một vòng là hết|mát da}',
      ],
      fair: ['hơi {rít|lâu thấm}, {bôi buổi tối thì được|trời nóng hơi khó chịu}'],
      bad: ['{nhờn rít|bết dính}, {mặc quần áo dính hết|mồ hôi ra là nhớp}'],
    },
    effect: {
      good: [
        'da {mềm|ẩm} tới {hôm sau|chiều}, {hết mốc chân|khuỷu tay bớt sạm}',
        'da tay chân {đều màu hơn|sáng nhẹ}, {không bắt nắng như trước|sờ mướt}',
        'vùng {da gà ở bắp tay|đầu gối khô} {mịn hẳn|bớt sần}, không ngứa',
      ],
      fair: ['ẩm ổn, {trắng thì chưa thấy|sáng da chắc phải lâu}'],
      bad: [
        'bôi {hết nửa chai|cả tháng} da {vẫn khô|không sáng lên chút nào}',
        'bôi vào {ngứa|nổi sẩn đỏ ở bắp chân}, ngưng là hết',
      ],
    },
    short: {
      good: [
        'thơm, {thấm nhanh|không rít}, da {mềm|ẩm} cả ngày',
        'da {mướt|hết mốc}, {mùi thích lắm|bôi hằng tối}',
      ],
      fair: ['ẩm {được|vừa}, {hơi rít|mùi hơi gắt}'],
      bad: ['{nhờn dính|mùi gắt}, {không thấy ẩm|cho mẹ dùng}'],
    },
  },
  bodyscrub: {
    noun: 'tẩy da chết toàn thân',
    domain: 'body',
    use: ['tuần hai lần [I] mát xa {vòng tròn|từ chân lên} lúc da ướt, để {vài phút|một lát} rồi xả'],
    texture: {
      good: ['hạt {vừa phải|mịn}, {mát xa đã tay|không xước da}, mùi {cà phê thơm lừng|thơm ngon}'],
      fair: ['hạt hơi {to|rơi vãi}, chà nhẹ thôi'],
      bad: ['hạt {sắc|thô}, chà {đỏ rát|xước da}'],
    },
    effect: {
      good: [
        'da {láng mịn ngay|mềm như da em bé}, {bôi dưỡng thể thấm hơn|hết sần bắp tay}',
        'đầu gối, khuỷu tay {sáng hơn|bớt thâm}, {viêm lỗ chân lông đỡ|da đều màu}',
      ],
      fair: ['mịn da, còn {thâm|viêm nang lông} thì chưa thấy đổi'],
      bad: ['chà xong {khô|ngứa}, {không thấy mịn|rửa sàn nhà tắm còn mệt hơn}'],
    },
    short: {
      good: ['da {mịn|láng} ngay, mùi {thơm|thích}, {mê|tuần nào cũng dùng}'],
      fair: ['mịn da, {hạt rơi nhiều|hơi rát}'],
      bad: ['{xước da|không sạch}, {thôi không mua nữa|chán}'],
    },
  },
  deodorant: {
    noun: 'khử mùi',
    domain: 'body',
    use: ['[I] dùng sau khi tắm, đợi khô rồi mới mặc áo'],
    texture: {
      good: [
        '{khô nhanh|ráo}, không {vệt trắng|ố áo}, mùi {dịu|sạch}',
        'thoa {êm|mát}, không {rát sau khi cạo|dính}',
      ],
      fair: ['hơi lâu khô, {áo tối màu cần cẩn thận|phải đợi vài phút}'],
      bad: ['{rít|ướt mãi}, {ố vàng áo trắng|để lại vệt trắng}'],
    },
    effect: {
      good: [
        '{cả ngày không mùi|chiều về vẫn thơm}, {chạy bộ xong cũng ổn|mồ hôi ít hẳn}',
        'vùng da dưới cánh tay {đỡ thâm|mịn}, {không ngứa|không viêm lỗ chân lông}',
      ],
      fair: ['khử mùi được {nửa ngày|tới trưa}, {trời nóng phải lăn lại|vận động nhiều hơi đuối}'],
      bad: ['{trưa là có mùi|mùi trộn mồ hôi còn khó chịu hơn}', 'dùng vài hôm {ngứa rát|nổi mẩn} nách'],
    },
    short: {
      good: ['{không ố áo|khô nhanh}, khử mùi {cả ngày|tốt}, {ưng|mua hoài}'],
      fair: ['thơm, {nửa ngày là hết|hơi ướt}'],
      bad: ['{ngứa|không khử được mùi}, {bỏ|thất vọng}'],
    },
  },
  handcream: {
    noun: 'kem tay',
    domain: 'body',
    use: ['[I] để {ở bàn làm việc|trong túi}, rửa tay xong là thoa'],
    texture: {
      good: ['thấm {nhanh|liền}, {gõ phím không dính|không nhờn}, mùi {sang|như nước hoa nhẹ}'],
      fair: ['thơm nhưng hơi {nhờn|lâu thấm}'],
      bad: ['{nhờn dính|mùi hắc}, cầm điện thoại in hết vân tay'],
    },
    effect: {
      good: [
        'tay {mềm|hết bong xước}, {viền móng không còn sừng|rửa bát xong cũng không khô}',
        'da tay {mịn|đỡ nhăn}, mùi lưu {khá lâu|nhẹ nhàng}',
      ],
      fair: ['ẩm được {một lúc|tới lần rửa tay sau}'],
      bad: ['{thoa xong vẫn khô|không giữ ẩm}, {viền móng vẫn xước|tốn}'],
    },
    short: {
      good: ['{thơm|thấm nhanh}, tay {mềm|mịn}, {đồng nghiệp xin hoài|nhỏ gọn dễ mang}'],
      fair: ['thơm, {ẩm không lâu|hơi nhờn}'],
      bad: ['{dính|mùi hắc}, không thích'],
    },
  },
  perfume: {
    noun: 'nước hoa',
    domain: 'scent',
    use: ['[I] xịt {sau gáy và cổ tay|lên áo với cổ}, {hai ba nhát là đủ|trời nóng chỉ một nhát}'],
    texture: {
      good: [
        'mở đầu {tươi mát|hơi cam chanh}, {một lúc sau|về sau} {ấm và mềm|ngọt dịu rất sang}',
        'mùi {sạch sẽ như vừa tắm xong|tinh tế}, {không gắt|không đụng hàng}',
        'hương {ngọt vừa|hoa trắng dịu}, {xịt trong phòng lạnh rất hợp|không làm ai nhức đầu}',
      ],
      fair: [
        'mới xịt hơi {nồng cồn|gắt}, {mười phút sau mới đẹp|phải đợi lắng xuống}',
        'mùi {quen quen|an toàn}, không có gì đặc biệt',
      ],
      bad: [
        'mùi {gắt|ngọt gắt}, {xịt xong nhức đầu|đi chung xe ai cũng mở cửa sổ}',
        'toàn {mùi cồn|mùi bột}, không giống mô tả chút nào',
      ],
    },
    effect: {
      good: [
        'lưu hương {sáu bảy tiếng|tới chiều}, {trên áo qua hôm sau còn thoảng|đi ngang có người ngoái lại}',
        '{đồng nghiệp|người yêu} khen suốt, {hợp đi làm|đi hẹn hò cũng hợp}',
        'tỏa {vừa phải|nhẹ nhàng}, {ai đứng gần mới nghe|không làm phiền người khác}',
        'xịt vào {tự tin hẳn|tâm trạng khá lên}, mùi {rất hợp thời tiết Việt Nam|dùng quanh năm được}',
      ],
      fair: [
        'thơm nhưng lưu {ba bốn tiếng|không lâu}, {phải chiết mang theo|trưa phải xịt lại}',
        'hợp dịp đặc biệt hơn là dùng hằng ngày',
      ],
      bad: [
        '{nửa tiếng|một tiếng} là bay sạch, {tiền thì không rẻ|như xịt nước}',
        'lên da [I] ra mùi {chua|bí}, tặng lại cho bạn',
      ],
    },
    short: {
      good: [
        'mùi {thơm xỉu|sang|sạch}, lưu {lâu|tới chiều}, {ai cũng khen|mê từ nhát đầu}',
        'thơm {dịu|tinh tế}, {hợp đi làm|không nồng}, {chai nhìn cũng đẹp|đáng tiền}',
      ],
      fair: ['thơm mà {lưu không lâu|hơi nồng lúc đầu}'],
      bad: ['{bay mùi nhanh|mùi gắt}, {thất vọng|không như mô tả}'],
    },
  },
  home: {
    noun: 'nến thơm',
    domain: 'scent',
    use: ['tối [I] đốt khoảng {một tiếng|hai tiếng} lúc đọc sách'],
    texture: {
      good: [
        'mùi {ấm|dịu}, {không khói đen|cháy đều}',
        'hương {lan nhẹ khắp phòng|thư giãn}, không {nhức đầu|gắt}',
      ],
      fair: ['mùi hơi {nhạt|ngọt}, phòng rộng không đủ'],
      bad: ['{khói đen|mùi hóa chất}, cháy lõm ở giữa'],
    },
    effect: {
      good: [
        'phòng {thơm tới sáng|ấm cúng hẳn}, {dễ ngủ hơn|ai ghé cũng hỏi}',
        'làm quà {sang|được khen}, cháy {lâu|đều tới cuối}',
      ],
      fair: ['thơm khi đốt, {tắt là hết|lan không xa}'],
      bad: ['{đốt không nghe mùi|nhanh hết}, {không đáng tiền|phí}'],
    },
    short: {
      good: ['{thơm dịu|ấm phòng}, {đóng gói đẹp|dễ ngủ}, thích'],
      fair: ['mùi {nhẹ|ổn}, {phòng lớn hơi yếu|cháy hơi nhanh}'],
      bad: ['{mùi gắt|không thơm}, thất vọng'],
    },
  },
}
