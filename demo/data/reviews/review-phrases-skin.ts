import type { FamilyPhrases } from './review-phrases-types'

/** What members write about face care. `{a|b}` is a choice, `[x]` is filled in by the composer. */
export const skinPhrases: Record<string, FamilyPhrases> = {
  cleanser: {
    noun: 'sữa rửa mặt',
    domain: 'face',
    use: [
      'sáng [I] chỉ rửa bằng nước, tối mới dùng [it] sau bước tẩy trang',
      '[I] {làm ướt mặt rồi|lấy một lượng bằng hạt đậu,} tạo bọt ra tay trước rồi mới mát xa lên mặt khoảng {30 giây|một phút}',
      'ngày [I] dùng {hai lần sáng tối|một lần vào buổi tối}, mỗi lần {chỉ cần một ít xíu|lấy cỡ hạt ngô} là đủ cả mặt',
    ],
    texture: {
      good: [
        'bọt {mịn|mịn và dày|bông mịn như kem}, {rửa lại nhanh sạch|xả nước không bị nhớt}',
        'chất {mềm mượt|sánh mịn}, {lấy một xíu là đủ bọt cho cả mặt|tạo bọt rất nhanh}',
        'rửa xong mặt {mềm|sạch mà vẫn mềm}, {không hề căng rít|không bị kin kít|không căng khô chút nào}',
        '{kết cấu|chất sữa} {dịu nhẹ|êm da}, {lỡ dính vào mắt cũng không cay|mát xa lên mặt thích lắm}',
        'bọt {vừa phải chứ không quá nhiều|nhẹ}, rửa lại {hai ba lần nước|rất nhanh} là sạch trơn',
      ],
      fair: [
        'bọt hơi ít, {phải dùng lưới tạo bọt mới đã tay|nên [I] hay lấy hơi quá tay}',
        'rửa xong thấy hơi {căng một chút|kít nhẹ}, {thoa toner ngay thì không sao|phải dưỡng liền mới dễ chịu}',
        'xả nước hơi lâu mới hết cảm giác {trơn|nhớt} trên da',
      ],
      bad: [
        'rửa xong mặt {khô căng|kin kít khó chịu}, {cười cũng thấy căng|chưa kịp lau mặt đã thấy rát}',
        'chất gel {nhớt nhớt|trơn trơn}, rửa {bốn năm lần nước|mãi} vẫn thấy còn trên da',
        'chất lỏng quá, {bóp ra là chảy khỏi tay|dùng rất hao}, bọt thì lèo tèo',
      ],
    },
    effect: {
      good: [
        'rửa {sạch bụi và bã nhờn|rất sạch} mà da vẫn {ẩm|mềm và ẩm}',
        'da {sáng sủa và thông thoáng hơn|nhìn sạch và thoáng hẳn}, {sợi bã nhờn ở mũi cũng bớt|đầu mũi đỡ sần}',
        'dùng [it] da {êm|ổn định hơn}, {không nổi mẩn hay ngứa gì|không bị kích ứng gì hết}',
        'sạch lớp kem chống nắng còn sót mà không {bào da|làm da khô đi}',
        '{sáng ngủ dậy|cuối ngày} mặt {đỡ đổ dầu hơn hẳn|bớt bóng nhờn}, rửa xong nhẹ cả mặt',
        '[skin] như [I] dùng rất hợp, rửa xong {không đỏ rát|mặt mịn và thoáng}',
      ],
      fair: [
        'độ sạch {ở mức ổn|vừa đủ}, ngày nào trang điểm thì phải tẩy trang thật kỹ trước',
        'làm sạch bình thường, chưa thấy {cải thiện mụn như quảng cáo|khác biệt gì so với loại cũ}',
        'rửa sạch nhưng {hơi khô với [I]|những hôm trời hanh thì hơi khô}',
      ],
      bad: [
        'dùng {ba hôm|chưa được một tuần} là {hai má bong tróc|da khô ráp thấy rõ}',
        '[skin] của [I] không chịu được, {rửa xong đỏ ửng hai má|cứ rửa là châm chích}',
        'rửa không sạch, lau lại bằng {bông toner|bông tẩy trang} vẫn thấy {vàng|cặn kem chống nắng}',
        'dùng vào lại {lên mụn ẩn ở cằm|nổi mấy nốt mụn ở trán}, ngưng thì đỡ',
      ],
    },
    short: {
      good: [
        'rửa sạch, không khô da, {ưng lắm|rất ưng|sẽ mua tiếp}',
        '{dịu nhẹ|êm da}, bọt mịn, {hợp với [skin]|rửa xong mặt mềm}',
        'sữa rửa mặt {ổn áp|đáng tiền}, rửa xong {thoáng mặt|mát mặt} mà không rít',
      ],
      fair: [
        'rửa sạch {nhưng hơi khô|nhưng hơi kít da}, {tạm ổn|chấm ba sao}',
        'dùng bình thường, {không có gì nổi bật|chưa thấy khác loại cũ}',
      ],
      bad: [
        'rửa xong {khô căng|rát mặt}, {không hợp với [skin]|[I] không dùng tiếp được}',
        '{rửa không sạch|rửa xong vẫn thấy nhờn}, {thất vọng|phí tiền}',
      ],
    },
  },
  remover: {
    noun: 'tẩy trang',
    domain: 'face',
    use: [
      '[I] {thấm ra bông, đắp vài giây|mát xa nhẹ nhàng} rồi mới lau, vùng mắt môi thì để lâu hơn một chút',
      'đi làm về là [I] tẩy trang ngay, sau đó mới rửa mặt lại {một lần nữa|bằng sữa rửa mặt dịu nhẹ}',
    ],
    texture: {
      good: [
        '{nhẹ như nước|lỏng nhẹ}, lau xong {không nhờn dính|mặt ráo chứ không bết}',
        'chất {mịn và êm|trơn tay}, {không phải chà nhiều|lướt trên da rất êm}',
        'không cay mắt, {tẩy vùng mắt thoải mái|mắt nhạy cảm như [I] vẫn dùng được}',
        'lau xong da {mềm và ẩm|mát}, không có lớp màng khó chịu',
      ],
      fair: [
        'lau xong hơi {dính dính|nhờn nhẹ}, phải rửa mặt lại ngay',
        'hơi cay nếu lỡ dính vào mắt, còn trên da thì êm',
      ],
      bad: [
        'cay mắt kinh khủng, {nước mắt nước mũi chảy ròng|lau xong mắt đỏ au}',
        'lau xong {nhờn rít|bết dính}, rửa hai lần vẫn còn cảm giác màng dầu',
      ],
    },
    effect: {
      good: [
        'son lì với kem nền {lau hai miếng bông là sạch|trôi tuốt}, {không phải chà|đỡ hại da hẳn}',
        'lớp kem chống nắng {lau phát sạch luôn|sạch trơn}, toner lại không thấy cặn nữa',
        'mascara chống nước {đắp một chút là rã|cũng sạch}, {không bị lem thành gấu trúc|không rụng mi}',
        'từ ngày tẩy trang bằng [it] thấy {mụn ẩn giảm bớt|da đỡ sần hơn}',
        'làm sạch tốt mà da không {khô|đỏ}, [skin] dùng cũng êm',
      ],
      fair: [
        'trang điểm nhẹ thì sạch, {mascara chống nước|son lì} thì phải lau {ba bốn lượt|thêm mấy lần}',
        'sạch ở mức tạm, {hơi hao bông|dùng hơi hao}',
      ],
      bad: [
        'tẩy mãi không hết {mascara|kem nền}, {bông thứ tư vẫn còn màu|chà đến đỏ cả mặt}',
        'dùng xong {nổi mụn li ti ở má|ngứa và mẩn đỏ hai bên má}, [skin] nên cẩn thận',
      ],
    },
    short: {
      good: [
        'tẩy {sạch|nhanh sạch}, không cay mắt, {quá ưng|dùng hoài không chán}',
        'sạch mà {êm|dịu}, {[skin] yên tâm dùng|lau xong da vẫn ẩm}',
      ],
      fair: ['tẩy trang nhẹ thì được, {trang điểm đậm hơi đuối|son lì phải lau nhiều lần}'],
      bad: ['{cay mắt|rát da}, tẩy lại không sạch, {không mua nữa|thất vọng}'],
    },
  },
  exfoliator: {
    noun: 'tẩy tế bào chết',
    domain: 'face',
    use: [
      '[I] dùng tuần {một|hai} lần vào buổi tối, hôm đó bỏ hết treatment khác',
      'dùng xong hôm sau [I] chống nắng kỹ hơn bình thường',
    ],
    texture: {
      good: [
        '{hạt mịn|chất mịn}, mát xa {không bị xước|không rát}, xả nước nhanh',
        '{thoa lên mát|thoa lên dễ chịu}, chỉ {râm ran nhẹ lúc đầu|hơi châm chích vài giây rồi hết}',
        'chất {mềm|lỏng nhẹ}, dàn đều rất dễ',
      ],
      fair: ['lúc đầu hơi {châm chích|râm ran}, sau quen thì thôi', 'xả hơi lâu mới sạch hẳn'],
      bad: [
        'thoa lên {rát bỏng|châm chích dữ}, [I] phải rửa ra ngay',
        'hạt to và {sắc|cứng}, chà nhẹ cũng đỏ mặt',
      ],
    },
    effect: {
      good: [
        'da {mịn hẳn ngay lần đầu|láng mịn}, {sờ thích tay|thoa serum sau đó thấm nhanh hơn}',
        'sần ở {cằm|trán} giảm thấy rõ, {trang điểm không còn mốc|da đều màu hơn}',
        'đầu đen ở mũi {mờ đi|bớt nhiều}, lỗ chân lông nhìn {sạch hơn|gọn hơn}',
        'tẩy sạch da chết mà không {bong tróc|bị khô}, hợp với [skin]',
      ],
      fair: [
        'da có mịn hơn nhưng {chỉ được một hai hôm|không rõ lắm}',
        'hiệu quả nhẹ nhàng, ai da lì chắc chưa đã',
      ],
      bad: [
        'dùng đúng một lần mà {bong tróc cả tuần|da đỏ ửng hai ngày}',
        'không thấy mịn hơn, {mụn lại đẩy lên ầm ầm|mà da còn khô đi}',
      ],
    },
    short: {
      good: [
        'da {mịn|láng} thấy rõ sau {một lần|hai lần} dùng',
        'êm da, {sần bớt hẳn|da mềm mịn}, {rất đáng thử|ưng}',
      ],
      fair: ['mịn nhẹ thôi, {chưa wow|tạm được}'],
      bad: ['{rát|châm chích} quá, [skin] {không nên thử|tránh xa}'],
    },
  },
  toner: {
    noun: 'toner',
    domain: 'face',
    use: [
      '[I] đổ ra {tay vỗ nhẹ|bông lau một lượt}, hôm nào da mệt thì đắp lotion mask {5 phút|một lúc}',
      'rửa mặt xong [I] dùng ngay khi da còn ẩm, {vỗ hai lớp mỏng|vỗ đến khi thấm}',
    ],
    texture: {
      good: [
        '{lỏng như nước|nhẹ tênh}, {vỗ vài cái là thấm|thấm trong tích tắc}, không dính',
        'hơi {sánh nhẹ|đặc một chút} nhưng thấm nhanh, {da căng ẩm ngay|để lại lớp ẩm mỏng rất dễ chịu}',
        'không cồn nên {êm|không châm chích}, {lau lên mát rượi|thoa cả vùng mắt cũng không sao}',
        'thấm nhanh, {lên lớp sau không vón|thoa kem sau đó không bị lăn}',
      ],
      fair: [
        'hơi dính tay một chút, {đợi vài phút mới ráo|phải vỗ lâu mới thấm}',
        'lỏng quá nên {đổ ra hay bị chảy|khá hao}',
      ],
      bad: [
        '{dính rít|bết}, vỗ mãi không thấm, {bụi bám đầy mặt|khó chịu vô cùng}',
        'mùi cồn {xộc lên|khá nặng}, thoa lên rát',
      ],
    },
    effect: {
      good: [
        'da {ẩm mượt và dịu hẳn|mềm và dịu đi trông thấy}, {các lớp sau thấm tốt hơn|đỡ căng khô sau khi rửa mặt}',
        '{mấy vùng đỏ|vết đỏ quanh mũi} dịu nhanh, {da bớt nóng|cảm giác mát và êm}',
        'cấp ẩm {nhẹ mà đủ|rất đã}, {giữa ngày da vẫn mềm|sáng dậy da vẫn ẩm}',
        '[skin] dùng {cân bằng hẳn|dễ chịu}, không thấy {bí|nổi thêm mụn}',
        'lau lại vẫn sạch thêm một lớp, da {thoáng|sáng nhẹ} lên',
      ],
      fair: [
        'dùng như bước đệm thôi chứ {chưa thấy gì đặc biệt|tác dụng không rõ}',
        'cấp ẩm vừa phải, {ngồi máy lạnh vẫn khô|[skin] phải vỗ ba lớp mới đủ}',
      ],
      bad: [
        'dùng vào da {khô hơn|ngứa râm ran}, {hai má nổi mẩn|quanh mũi bong tróc}',
        'chẳng khác gì nước lã, {hết nửa chai|dùng mãi} vẫn không thấy da thay đổi',
      ],
    },
    short: {
      good: [
        '{thấm nhanh|nhẹ|mát}, ẩm, không dính, {[skin] hợp|chấm đủ điểm}',
        'toner {lành|dịu}, da {bớt đỏ|mềm hẳn}, {thích|ưng bụng}',
      ],
      fair: ['{ẩm nhẹ|dùng được}, không có gì để chê mà cũng không có gì nổi bật'],
      bad: ['{rát|dính} quá, {không hợp|bỏ xó rồi}'],
    },
  },
  serum: {
    noun: 'serum',
    domain: 'face',
    use: [
      '[I] lấy {2–3|3–4} giọt, ấp ra tay rồi áp lên mặt, {tối|sáng và tối} đều dùng',
      'thứ tự của [I] là toner, [it] rồi khóa lại bằng kem dưỡng',
      'mấy hôm đầu [I] dùng cách ngày cho da quen, sau đó mới dùng mỗi tối',
    ],
    texture: {
      good: [
        'chất {lỏng nhẹ|trong, hơi sánh}, {thấm cái vèo|vỗ vài giây là thấm hết}, không {nhờn|dính}',
        'thấm nhanh, {không bết|ráo mặt}, {thoa kem chống nắng lên không vón|lớp trang điểm sau đó không bị lăn}',
        '{kết cấu|texture} {mỏng|mềm mượt}, thoa lên {mát|êm} và không châm chích',
        'hai ba giọt là đủ cả mặt lẫn cổ, {khá tiết kiệm|dùng lâu hết}',
        'để lại lớp ẩm {mỏng|căng nhẹ} chứ không bóng nhẫy',
      ],
      fair: [
        'hơi {rít|dính} lúc mới thoa, {khoảng năm phút thì ráo|buổi sáng dùng hơi bất tiện}',
        'thấm hơi chậm, phải {vỗ lâu|đợi một lúc} mới lên lớp tiếp được',
        'thoa nhiều là bị vón với kem chống nắng, phải lấy thật ít',
      ],
      bad: [
        '{dính như keo|nhờn rít}, để mười phút vẫn chưa thấm',
        'thoa lên {châm chích|nóng rát}, [I] cố vài hôm mà không đỡ',
        'lên kem là vón cục thành ghét, {phải rửa đi làm lại|rất bực}',
      ],
    },
    effect: {
      good: [
        'da {sáng và đều màu hơn|lên tông nhẹ, nhìn tươi hơn}, {đồng nghiệp hỏi dùng gì|không cần đánh nền nữa}',
        'thâm mụn {mờ dần|nhạt đi thấy rõ}, {vết mới mờ nhanh hơn vết cũ|nhìn mặt sáng hẳn}',
        'da {căng mọng|ẩm mịn}, {sờ mướt tay|trang điểm ăn phấn hơn}',
        'nền da khỏe lên, {ít đỏ hơn|đỡ nhạy cảm hơn}, {mụn ít ghé thăm|lỗ chân lông nhìn gọn lại}',
        'không bị kích ứng hay đẩy mụn, [skin] của [I] dùng rất {êm|yên tâm}',
        'mấy vết {sần|mụn ẩn} ở {trán|cằm} lặn bớt, da láng hơn',
      ],
      fair: [
        'có ẩm hơn nhưng {thâm thì chưa thấy mờ|phần sáng da chưa thấy rõ}, chắc phải kiên trì thêm',
        'hiệu quả {chậm|từ từ}, ai nóng ruột chắc không thích',
        'da ổn, không kích ứng, nhưng {chưa thấy khác biệt rõ|so với giá thì mong hơn thế}',
      ],
      bad: [
        'dùng vào {nổi mụn viêm khắp cằm|mụn ẩn đẩy lên cả trán}, {ngưng hẳn mới lặn|đến giờ vẫn chưa hết thâm}',
        'da {đỏ và ngứa|rát và bong tróc} nên [I] phải dừng, [skin] cân nhắc nha',
        'dùng {gần hết chai|đều đặn} mà {thâm vẫn y nguyên|da không có gì thay đổi}',
      ],
    },
    short: {
      good: [
        '{thấm nhanh|nhẹ mặt}, da {sáng|căng|mướt} lên thấy rõ',
        'serum {chất lượng|đáng đồng tiền}, {thâm mờ dần|da mịn hơn}, không kích ứng',
        '[skin] dùng {êm ru|hợp lắm}, da {bớt đỏ|ẩm mượt} hơn hẳn',
      ],
      fair: ['{ẩm ổn|lành}, mà {thâm chưa thấy mờ|chưa thấy sáng da}', 'tạm được, {thấm hơi chậm|hơi dính}'],
      bad: [
        'dùng {lên mụn|đỏ rát}, {không hợp|phải bỏ} dù thấy nhiều bạn khen',
        '{không thấy tác dụng gì|vón với kem chống nắng}, {hơi phí|thất vọng}',
      ],
    },
  },
  moisturizer: {
    noun: 'kem dưỡng',
    domain: 'face',
    use: [
      'tối [I] thoa {một lớp mỏng|hơi dày tay chút} khóa ẩm, sáng thì chỉ chấm những chỗ khô',
      '[I] làm ấm trong lòng bàn tay rồi ấn lên mặt, không chà xát',
    ],
    texture: {
      good: [
        'chất kem {mềm mịn|xốp nhẹ|mướt}, tán {đều và mỏng|rất dễ}, {không bóng dầu|thấm xong mặt ráo}',
        '{thấm nhanh|thấm khá lẹ}, {không bí|không nặng mặt}, {đắp ban đêm ngủ không dính gối|sáng dậy không nhờn}',
        'dạng {gel mát|kem tươi} {thoa lên dịu liền|lướt trên da rất thích}',
        'lớp kem {ôm da|mềm} mà không nhờn, {thoa chống nắng lên không vón|đánh nền vẫn mịn}',
      ],
      fair: [
        'hơi {đặc|dày}, phải {xoa ấm lên|tán lâu một chút} mới mịn',
        'ban đêm thì được, ban ngày hơi {bóng|nặng mặt}',
      ],
      bad: [
        '{nặng và bí|nhờn rít}, thoa tí xíu mà mặt {bóng như chảo|đổ dầu cả ngày}',
        'chất kem {đặc quánh|khô}, tán ra {trắng bệch|vón thành cục}',
      ],
    },
    effect: {
      good: [
        'khóa ẩm {tốt|cực ổn}, {sáng dậy da vẫn mềm|ngồi điều hòa cả ngày không thấy căng}',
        'mấy chỗ {bong tróc quanh mũi|khô ráp hai má} {lành nhanh|hết hẳn}',
        'da {êm và khỏe hơn|dịu đi}, {đỏ rát sau khi dùng treatment cũng đỡ|ít khi mẩn ngứa nữa}',
        'mặt {căng mịn|mướt và sáng nhẹ}, {trang điểm không mốc|nhìn có sức sống}',
        '[skin] dùng {không lên mụn|vừa vặn}, ẩm mà thoáng',
      ],
      fair: [
        'đủ ẩm cho mùa hè, {trời hanh chắc phải thêm dầu|mùa đông thì hơi thiếu}',
        'ẩm bình thường, {không thấy phục hồi như mô tả|cũng tương tự các loại tầm giá}',
      ],
      bad: [
        'thoa {ba hôm|vài hôm} là {lên mụn ẩn|bí tắc nổi mụn} quanh cằm',
        'ẩm được {một hai tiếng|một lúc} rồi da lại {căng khô|bong tróc} như cũ',
        '[skin] dùng bị {đỏ ngứa|nóng mặt}, [I] phải rửa đi giữa đêm',
      ],
    },
    short: {
      good: [
        'kem {mềm|nhẹ}, ẩm {lâu|tốt}, không {bí|lên mụn}',
        'khóa ẩm {ngon|ổn}, {[skin] nên có|sáng dậy mặt mềm mịn}',
        'da {hết bong tróc|mướt hẳn}, {thích quá|mê}',
      ],
      fair: ['ẩm {vừa|được}, hơi {bóng|dày} một chút'],
      bad: ['{bí da|nhờn quá}, {lên mụn|[skin] chịu không nổi}'],
    },
  },
  eye: {
    noun: 'kem mắt',
    domain: 'face',
    use: ['[I] chấm ba chấm dưới mắt rồi vỗ bằng ngón áp út, {tối nào cũng dùng|sáng tối đều đặn}'],
    texture: {
      good: [
        'kem {mịn nhẹ|mướt}, {vỗ vài cái là thấm|không cay mắt}, không nổi hạt',
        'thấm tốt, {đánh che khuyết điểm lên không vón|lớp trang điểm mắt không bị trôi}',
        'một hạt gạo là đủ hai mắt, {dùng rất lâu|tiết kiệm}',
      ],
      fair: ['hơi đặc, {vỗ lâu mới thấm|buổi sáng dùng dễ vón}'],
      bad: ['dày và nhờn, {nổi hạt mịn quanh mắt|thoa lên cay mắt}'],
    },
    effect: {
      good: [
        'bọng mắt {xẹp bớt|đỡ hơn}, {sáng dậy mắt nhìn tỉnh táo|nhìn tươi hẳn}',
        'vùng mắt {ẩm và căng|mềm}, nếp nhăn li ti {mờ nhẹ|đỡ hằn khi cười}',
        'quầng thâm {nhạt đi một chút|đỡ hơn}, thức khuya cũng không đến nỗi',
      ],
      fair: [
        'ẩm tốt nhưng quầng thâm {vẫn vậy|chưa thấy mờ}',
        'dùng để giữ ẩm thì được, nếp nhăn chưa thấy gì',
      ],
      bad: [
        'dùng xong {nổi mụn thịt nhỏ|mắt ngứa}, phải bỏ',
        'chẳng thấy quầng thâm mờ đi, {giá lại không rẻ|chỉ ẩm ẩm lúc đầu}',
      ],
    },
    short: {
      good: [
        '{ẩm|mịn}, bọng mắt {đỡ hẳn|xẹp bớt}',
        'kem mắt {nhẹ|thấm nhanh}, không nổi hạt, {ưng|sẽ dùng lâu dài}',
      ],
      fair: ['ẩm thì có, thâm thì {chưa mờ|vẫn đó}'],
      bad: ['{cay mắt|nổi hạt}, {không dùng tiếp|tiếc tiền}'],
    },
  },
  sunscreen: {
    noun: 'kem chống nắng',
    domain: 'face',
    use: [
      '[I] lấy đủ {hai ngón tay|hai đốt ngón tay}, tán hai lớp, {trưa dặm lại|ra ngoài thì bôi lại sau ba tiếng}',
      'sáng dưỡng xong [I] đợi vài phút mới bôi để không bị vón',
    ],
    texture: {
      good: [
        'chất {mỏng nhẹ|như sữa|mướt}, tán {nhanh|đều}, {không trắng bệch|tiệp màu da}',
        '{thấm nhanh ráo|khô thoáng}, {bôi đủ lượng vẫn không bí|mặt không bóng}',
        '{không cay mắt|ra mồ hôi không cay mắt}, {không vón|đánh phấn lên không vón}',
        'finish {ráo mịn|căng bóng nhẹ rất tự nhiên}, dùng thay kem lót luôn',
      ],
      fair: [
        'bôi đủ lượng thì hơi {bóng|trắng}, {phủ thêm phấn là ổn|đợi chừng mười phút mới đỡ}',
        'tán phải nhanh tay, {chậm là vệt|không là loang}',
      ],
      bad: [
        '{trắng bệch như ma|trắng toát}, tán mãi không tiệp',
        'ra mồ hôi là {cay xè mắt|chảy vệt trắng}, {đi làm mà nước mắt ròng ròng|không thể dùng hằng ngày}',
        'nhờn và bí, {trưa là mặt bóng loáng|chưa tới trưa đã muốn rửa mặt}',
      ],
    },
    effect: {
      good: [
        'đi {biển|nắng} cả buổi mà {không bắt nắng|da không đen đi}',
        'nâng tông {nhẹ|tự nhiên}, {ra đường khỏi kem nền|nhìn như da thật}',
        'kiềm dầu {khá|tốt}, {đến trưa mới hơi bóng|chiều về mặt vẫn ổn}',
        '[skin] dùng không {lên mụn|bị bí}, {tẩy trang cũng dễ sạch|bôi cả ngày vẫn thoáng}',
        '{chạy xe máy giữa trưa|đưa đón con ngoài nắng} mỗi ngày mà da không sạm thêm',
      ],
      fair: [
        'chống nắng ổn nhưng {kiềm dầu kém|trưa phải thấm dầu}',
        'hơi xuống tông vào {cuối ngày|buổi chiều}, còn lại ổn',
      ],
      bad: [
        'bôi kỹ mà {đi chơi hai ngày vẫn đen|mặt vẫn bắt nắng, rát đỏ}',
        'dùng {một tuần|vài hôm} là {bí, mụn lên ở má|nổi mụn li ti}, tẩy trang kỹ cũng không đỡ',
      ],
    },
    short: {
      good: [
        '{mỏng nhẹ|thấm nhanh}, không {vệt trắng|cay mắt|bóng dầu}, {dùng hằng ngày quá hợp|ưng lắm}',
        'nâng tông {tự nhiên|nhẹ}, kiềm dầu {ổn|khá}',
        'chống nắng mà {không bí|nhẹ như không}, [skin] {thích mê|khỏi lo}',
      ],
      fair: ['chống nắng tốt mà hơi {bóng|trắng}, {phủ phấn là được|dùng tạm}'],
      bad: ['{cay mắt|trắng bệch|bí da}, {không mua lại|thất vọng}'],
    },
  },
  mask: {
    noun: 'mặt nạ',
    domain: 'face',
    use: [
      'tuần [I] đắp {hai|hai ba} lần, để tủ lạnh một lúc trước khi dùng {mát đã lắm|rất thư giãn}',
      '[I] đắp khoảng {15 phút|15–20 phút} rồi vỗ phần còn lại cho thấm, không rửa lại',
    ],
    texture: {
      good: [
        '{dịu mát|mát lạnh}, {đắp lên êm|không châm chích}, bỏ ra da {mềm|căng bóng}',
        '{dàn đều dễ|ôm mặt}, {không chảy nhỏ giọt|không bị tuột}',
        'nhiều dưỡng chất, {thừa ra bôi cả cổ và tay|thoa xong còn dư cho cổ}',
      ],
      fair: [
        'đắp xong hơi {dính|nhớt}, phải {rửa lại|vỗ lâu}',
        'hơi khó {dàn đều quanh mũi|ôm vừa khuôn mặt [I]}',
      ],
      bad: [
        'đắp lên {rát|ngứa râm ran}, năm phút là phải gỡ ra',
        '{khô nhanh|chảy tùm lum}, đắp rất khó chịu',
      ],
    },
    effect: {
      good: [
        'đắp xong da {căng mướt|sáng lên một tông|dịu hẳn}, {hôm sau trang điểm cực ăn|sáng dậy vẫn còn mềm}',
        'da {đi nắng về|mệt mỏi sau tuần làm việc} đắp vào {dịu liền|tươi lại ngay}',
        'mụn đang sưng {xẹp bớt|dịu lại}, {không nổi thêm|da thoáng}',
        'lỗ chân lông {sạch|nhìn gọn hơn}, da {mịn và mát|bớt dầu}',
        'cấp ẩm {tức thì|rất nhanh}, [skin] đắp là thấy khác',
      ],
      fair: [
        'đắp xong đẹp da nhưng {sáng hôm sau lại như cũ|hiệu quả không giữ lâu}',
        'thư giãn là chính, tác dụng {bình thường|vừa phải}',
      ],
      bad: [
        'đắp xong {mẩn đỏ|nổi mụn nước nhỏ}, {hai hôm mới lặn|sợ quá}',
        'đắp như không, {da vẫn khô|chẳng thấy ẩm hơn}',
      ],
    },
    short: {
      good: [
        'đắp xong da {mướt|căng bóng|mềm mịn}, {thích ghê|mê}',
        '{mát|dịu}, {giảm đỏ|cấp ẩm} tốt, {tuần nào cũng đắp|mua để dành cả hộp}',
      ],
      fair: ['{mát|dễ chịu}, còn hiệu quả thì {tạm|bình thường}'],
      bad: ['{rát|mẩn đỏ} sau khi đắp, {cho đi hết|không dám dùng tiếp}'],
    },
  },
  mist: {
    noun: 'xịt khoáng',
    domain: 'face',
    use: ['[I] để trên bàn làm việc, {da căng|mệt} là xịt, {xong thấm nhẹ bằng khăn giấy|vỗ nhẹ cho thấm}'],
    texture: {
      good: [
        'tia phun {mịn như sương|tơi và đều}, {không bị giọt to|không làm trôi lớp nền}',
        'xịt lên {mát rượi|dịu mát}, {ráo nhanh|không dính}',
      ],
      fair: ['tia hơi {mạnh|to giọt}, phải đưa xa mặt'],
      bad: ['vòi {phun thành tia|tắc lên tắc xuống}, {ướt nhẹp mặt|trôi cả phấn}'],
    },
    effect: {
      good: [
        'da {dịu và đỡ căng|mát và mềm} ngay, {ngồi máy lạnh cứu tinh luôn|đi nắng về xịt rất đã}',
        'lớp trang điểm {tệp vào da|đỡ mốc} hơn',
        '{đỏ|ngứa} sau khi cạo lông mặt hay đi nắng xịt vào {dịu bớt|dễ chịu hẳn}',
      ],
      fair: ['mát lúc đó thôi, {lát sau da khô lại|phải thoa kem ngay}'],
      bad: ['xịt xong {khô hơn|dính rít}, chẳng thấy dịu'],
    },
    short: {
      good: ['tia sương mịn, {mát|dịu da}, {ngày nào cũng xịt|để bàn làm việc rất tiện}'],
      fair: ['{mát mát|dùng được}, {tia hơi mạnh|nhanh hết}'],
      bad: ['{vòi hay tắc|xịt dính mặt}, không ưng'],
    },
  },
  spot: {
    noun: 'sản phẩm trị mụn',
    domain: 'face',
    use: ['[I] chỉ dùng lên đúng nốt mụn vào {buổi tối|trước khi ngủ}, không thoa lan ra cả mặt'],
    texture: {
      good: [
        '{mỏng|trong suốt}, {dính chắc qua đêm|khô nhanh}, {không lộ|không bong vảy}',
        '{dễ dùng|gọn}, {không rát|không khô vùng da xung quanh}',
      ],
      fair: ['hơi khô vùng xung quanh, {phải dưỡng kỹ|chấm ít thôi}'],
      bad: ['{bong ra giữa đêm|chấm lên rát}, vùng quanh nốt mụn tróc vảy'],
    },
    effect: {
      good: [
        'mụn {sưng|mới nhú} {qua một đêm xẹp hẳn|hai hôm là khô cồi}',
        'gom cồi {nhanh|tốt}, {ít để lại thâm|đỡ phải nặn}',
        'mụn viêm {bớt đau|dịu} ngay hôm sau, {thâm cũng nhạt hơn|không lan ra}',
      ],
      fair: ['mụn nhỏ thì hợp, {mụn bọc thì không ăn thua|mụn ẩn chưa thấy tác dụng}'],
      bad: [
        'mụn không xẹp mà còn {sưng to hơn|lan ra thêm}',
        'khô da kinh khủng mà mụn {vẫn y nguyên|chẳng gom cồi}',
      ],
    },
    short: {
      good: [
        '{qua đêm|hai hôm} mụn xẹp, {quá đỉnh|luôn có sẵn ở nhà}',
        'gom cồi {nhanh|tốt}, không {khô rát|để thâm}',
      ],
      fair: ['mụn nhỏ thì được, {mụn to chịu thua|mụn bọc hơi đuối}'],
      bad: ['{không xẹp mụn|khô tróc da}, {phí|không hợp}'],
    },
  },
}
