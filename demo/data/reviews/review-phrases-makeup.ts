import type { FamilyPhrases } from './review-phrases-types'

/** What members write about make-up. */
export const makeupPhrases: Record<string, FamilyPhrases> = {
  lipstick: {
    noun: 'son',
    domain: 'lip',
    use: [
      '[I] dưỡng môi trước {mười phút|một lúc}, thấm bớt rồi mới tô {hai lớp mỏng|lòng môi rồi tán ra}',
      'đi làm [I] tán mỏng lòng môi, đi tiệc thì tô full môi',
    ],
    texture: {
      good: [
        'chất son {mướt|mịn như nhung|mềm môi}, {lướt một đường là lên màu|tô dễ, không lộ vân môi}',
        '{mỏng nhẹ như không|nhẹ môi}, không {bết|dính răng|vón ở lòng môi}',
        'mùi thơm {dịu|ngọt nhẹ}, {tô lên không rít môi|đầu cọ ôm viền môi}',
        'lên màu {chuẩn|rõ ngay lớp đầu}, {tán ra tiệp lắm|viền môi nhìn tự nhiên}',
      ],
      fair: [
        'hơi khô môi {nếu không dưỡng trước|sau vài tiếng}, {tô mỏng thì đỡ|dưỡng kỹ là ổn}',
        'chất hơi {rít|dày}, phải tán nhanh tay',
      ],
      bad: [
        'khô {căng môi|bong hết da môi}, {lộ vân môi thấy rõ|tô xong như sa mạc}',
        'vón {lòng môi|thành cục ở khóe}, {dính cả lên răng|nhìn rất bẩn}',
      ],
    },
    effect: {
      good: [
        '{ăn bún xong|uống cà phê xong} vẫn còn {nền màu hồng hồng rất xinh|kha khá màu}, {đỡ phải dặm|trôi cũng trôi đều}',
        'màu {tôn da|hack trắng răng, sáng mặt}, {để mặt mộc tô cũng hợp|đi làm hay đi chơi đều được}',
        'bám {tốt|lâu}, {đeo khẩu trang ít dính|từ sáng tới trưa chưa phải dặm}',
        '{ai cũng hỏi màu gì|được khen suốt}, tô lên mặt {tươi hẳn|có sức sống}',
        'lên môi {giống ảnh mẫu|y hình trên shop}, {môi thâm vẫn lên chuẩn|không bị tái}',
      ],
      fair: [
        'màu xinh mà {nhanh trôi|ăn cơm xong là bay}, phải mang theo dặm',
        'lên màu hơi {nhạt|đậm} hơn hình một chút, {tô hai lớp thì ổn|tán mỏng vẫn đẹp}',
      ],
      bad: [
        'màu {khác xa ảnh|lên môi bị cam quá}, {tô vào xỉn cả da|mặt tái hẳn đi}',
        '{uống miếng nước là trôi|chưa đầy một tiếng đã loang lổ}, dính hết khẩu trang',
      ],
    },
    short: {
      good: [
        'son lên màu đẹp, {hơi khô môi xíu|mướt môi|bám lâu}',
        'màu {xinh xỉu|sang|tôn da}, {không khô môi|nhẹ môi}, {đáng mua|mê quá trời}',
        'chất son {mịn|mướt}, {đi học|đi làm} tô {mỏng là xinh|rất hợp}',
      ],
      fair: ['màu xinh nhưng {nhanh trôi|hơi khô}, {tạm ổn|được cái nhẹ môi}'],
      bad: ['{khô môi|vón lòng môi}, màu {không giống hình|nhanh trôi}, {thất vọng|pass lại rồi}'],
    },
  },
  lipbalm: {
    noun: 'son dưỡng',
    domain: 'lip',
    use: ['tối [I] đắp một lớp dày trước khi ngủ, ban ngày thì thoa mỏng'],
    texture: {
      good: [
        '{mềm|mướt} môi, không {dính tóc|bết}, {mùi dịu|gần như không mùi}',
        'chất {mịn|bóng nhẹ}, {lướt êm|thoa trước khi tô son không bị lăn}',
      ],
      fair: ['hơi {dính|bóng}, gió là tóc dính vào môi', 'hơi cứng, phải di vài lần'],
      bad: ['{dính nhớp|lợn cợn}, mùi {gắt|như sáp}'],
    },
    effect: {
      good: [
        'sáng dậy môi {mềm|căng mọng}, {hết bong|da chết tự bong nhẹ}',
        'môi {hết nứt|đỡ khô} sau {vài đêm|mấy ngày}, {tô son lì không còn mốc|nhìn hồng hào hơn}',
        'giữ ẩm {lâu|tốt}, {ngồi điều hòa không phải thoa liên tục|ăn xong mới cần thoa lại}',
      ],
      fair: ['ẩm lúc đầu, {một hai tiếng là phải thoa lại|tác dụng lâu dài chưa thấy}'],
      bad: ['càng thoa càng {khô|bong}, {môi còn ngứa|chẳng giữ ẩm được bao lâu}'],
    },
    short: {
      good: [
        'môi {mềm|hết bong}, không dính, {lúc nào cũng có trong túi|ưng}',
        'dưỡng {ngon|tốt}, {sáng dậy môi căng|mùi dễ chịu}',
      ],
      fair: ['ẩm nhẹ, {phải thoa lại nhiều|hơi dính}'],
      bad: ['{thoa xong khô hơn|dính khó chịu}, không mua lại'],
    },
  },
  base: {
    noun: 'nền',
    domain: 'makeup',
    use: [
      '[I] dặm bằng {mút ẩm|bông mút} từng lớp mỏng, chỗ nào cần che thì chấm thêm',
      '[I] dưỡng ẩm kỹ, đợi {vài phút|năm phút} rồi mới đánh',
    ],
    texture: {
      good: [
        'chất {mỏng|mịn}, {tán nhanh|dặm vài cái là tiệp}, {không dày cộp|không lộ vân nền}',
        'finish {ráo mịn|căng bóng nhẹ}, {nhìn như da thật|không bệt}',
        '{che vừa đủ|độ che phủ tốt}, vết thâm {mờ hẳn|không còn thấy}',
      ],
      fair: [
        'hơi {khô|dày}, {vùng bong tróc sẽ mốc|phải dưỡng kỹ trước}',
        'che phủ {trung bình|nhẹ}, thâm đậm phải thêm che khuyết điểm',
      ],
      bad: [
        '{mốc|cakey} ngay khi vừa đánh, {hai cánh mũi nứt ra|lộ hết lỗ chân lông}',
        'dày và {bí|nặng mặt}, tán loang lổ',
      ],
    },
    effect: {
      good: [
        '{đi làm từ sáng đến chiều|chạy sự kiện cả ngày} mà {ít xuống tông|nền vẫn đẹp}, {chữ T chỉ hơi bóng|không trôi thành vệt}',
        '{đeo khẩu trang ít dính|thấm dầu xong là đẹp lại}, không {cakey|xám mặt}',
        '[skin] dùng {không mốc|bám ổn}, {chụp ảnh lên da rất mịn|ra nắng cũng tự nhiên}',
        'tone {tiệp da|khớp da châu Á}, {mặt với cổ không chênh|không bị trắng bệch}',
      ],
      fair: [
        'đầu ngày đẹp, {chiều hơi xuống tông|sau bốn tiếng chữ T bắt đầu đổ dầu}',
        'bám tạm, {phải phủ phấn kỹ|trời nóng hơi trôi}',
      ],
      bad: [
        '{hai tiếng sau|trưa} là {xuống tông xám xịt|trôi thành từng mảng}',
        'dùng vào {bí, nổi mụn ẩn|ngứa hai bên má}, tẩy trang kỹ vẫn bị',
        'tone lên {trắng toát|hồng quá}, mặt một nơi cổ một nẻo',
      ],
    },
    short: {
      good: [
        'nền {mỏng mịn|tiệp da}, {lâu trôi|che tốt}, {đáng tiền|rất ưng}',
        'đánh lên {như da thật|mịn căng}, {[skin] dùng hợp|không mốc}',
      ],
      fair: ['lớp nền đẹp lúc đầu, {chiều hơi xuống tông|hơi khô với [skin]}'],
      bad: ['{mốc|xuống tông} nhanh, {không hợp [skin]|thất vọng}'],
    },
  },
  powder: {
    noun: 'phấn phủ',
    domain: 'makeup',
    use: ['[I] dặm bông phấn ở vùng chữ T, còn lại phủ cọ cho mỏng'],
    texture: {
      good: [
        'hạt phấn {siêu mịn|mịn như bột}, {không bay mù mịt|phủ không thấy vệt}',
        '{nhẹ tênh|mỏng}, phủ lên {mặt vẫn trong|không bị dày}',
      ],
      fair: ['hơi {bay bột|trắng lúc mới dặm}, để một lúc thì tiệp'],
      bad: ['hạt {thô|bết}, phủ lên {mốc trắng|lộ vân phấn}'],
    },
    effect: {
      good: [
        'kiềm dầu {ổn|tốt}, {đến trưa mới cần thấm|chiều chữ T chỉ hơi bóng}',
        'làm mờ lỗ chân lông {thấy rõ|khá tốt}, {lớp nền bám lâu hơn|chụp ảnh rất mịn}',
        'giữ nền {khô thoáng|không trôi}, [skin] vẫn {không mốc|đẹp tới chiều}',
      ],
      fair: ['kiềm dầu được {hai ba tiếng|một buổi}, sau đó vẫn bóng'],
      bad: ['chẳng kiềm dầu, {một tiếng là bóng|mặt còn mốc lên}'],
    },
    short: {
      good: ['phấn {mịn|nhẹ}, kiềm dầu {tốt|ổn}, {không mốc|mặt mịn hẳn}'],
      fair: ['mịn nhưng kiềm dầu {bình thường|hơi kém}'],
      bad: ['{mốc mặt|bay bột quá}, không hợp'],
    },
  },
  blush: {
    noun: 'má hồng',
    domain: 'makeup',
    use: ['[I] lấy ít thôi, {gõ bớt cọ|chấm bằng ngón tay} rồi tán từ gò má lên thái dương'],
    texture: {
      good: [
        '{mịn|mềm}, {lên màu dễ kiểm soát|tán là tan vào da}, không {loang|mảng}',
        'chất {nhẹ|mướt}, {dặm thêm không dày|ăn cọ vừa phải}',
      ],
      fair: ['lên màu hơi {nhạt, phải dặm hai ba lần|đậm, phải nhẹ tay}'],
      bad: ['{bột và vón|cứng}, tán ra loang từng mảng'],
    },
    effect: {
      good: [
        'mặt {tươi hẳn|có sức sống}, {nhìn như ửng hồng tự nhiên|chụp ảnh rất xinh}',
        'màu {giữ đến chiều|bền}, {hợp da châu Á|không bị bẩn má}',
        'hiệu ứng {bắt sáng nhẹ|căng bóng}, {không lộ lỗ chân lông|nhìn sang}',
      ],
      fair: ['xinh nhưng {trưa là bay màu|bám không lâu}'],
      bad: ['lên da {xỉn|cam lòe loẹt}, {một lúc là mất|không giống hình}'],
    },
    short: {
      good: ['màu {xinh|tự nhiên}, {tán dễ|mịn}, {dùng là ghiền|má ửng yêu lắm}'],
      fair: ['màu đẹp mà {nhanh bay|hơi nhạt}'],
      bad: ['{loang|lên màu xấu}, {không giống ảnh|phí}'],
    },
  },
  eyeshadow: {
    noun: 'bảng mắt',
    domain: 'makeup',
    use: [
      '[I] dùng màu nhạt đánh nền cả bầu mắt, màu đậm chỉ nhấn ở đuôi, {thêm chút nhũ ở giữa mí|ô nhũ thì vỗ bằng tay}',
    ],
    texture: {
      good: [
        'phấn {mịn|mềm}, {ít rơi bột|blend dễ, không mảng}',
        'nhũ {lấp lánh tinh tế|mịn}, {vỗ tay là bám|không rơi đầy má}',
        'lên màu {chuẩn|đều tay}, {người mới tập đánh cũng không sợ hỏng|các ô phối với nhau rất hài hòa}',
      ],
      fair: [
        'mấy ô lì hơi {bột|nhạt}, ô nhũ thì đẹp',
        'rơi bột nhẹ, {gõ cọ là đỡ|nên đánh mắt trước khi làm nền}',
      ],
      bad: ['rơi bột {đầy gò má|tùm lum}, màu lì {bệt|không blend nổi}'],
    },
    effect: {
      good: [
        '{đi làm|đi chơi} cả ngày {không xuống màu|ít bị nhăn mí}',
        'phối được nhiều kiểu, {đi làm|đi tiệc} đều hợp, {mắt nhìn sâu hẳn|mắt một mí đánh cũng xinh}',
        'tông màu {dễ dùng|rất Hàn}, {ô nào cũng xài tới|không có ô bỏ phí}',
      ],
      fair: ['bám tầm nửa ngày, {không có kem lót thì hơi nhăn mí|mí dầu phải lót kỹ}'],
      bad: ['{hai tiếng là trôi sạch|nhăn hết mí}, màu lên mắt {nhạt thếch|không giống trong bảng}'],
    },
    short: {
      good: ['bảng màu {xinh|dễ dùng}, {mịn|ít rơi phấn}, {bám ổn|nhũ đẹp xuất sắc}'],
      fair: ['nhũ đẹp, {màu lì hơi nhạt|màu lì rơi bột}'],
      bad: ['{rơi bột nhiều|lên màu kém}, {không đáng tiền|thất vọng}'],
    },
  },
  mascara: {
    noun: 'mascara',
    domain: 'makeup',
    use: ['[I] bấm mi trước, chuốt zigzag {hai lớp|từ chân mi lên}, đợi khô rồi chải lại'],
    texture: {
      good: [
        'đầu cọ {nhỏ, len được tới khóe mắt|dễ chuốt}, {không vón|tơi từng sợi mi}',
        'chất {vừa phải, không ướt quá|khô nhanh}, {không in lên mí|chuốt hai lớp vẫn nhẹ}',
      ],
      fair: ['hơi ướt lúc mới mở, {dùng một tuần thì vừa|phải gạt bớt ở miệng chai}'],
      bad: ['{vón cục|bết mi}, chuốt xong {như chân nhện|in đầy lên mí}'],
    },
    effect: {
      good: [
        'mi {cong cả ngày|giữ nếp tới chiều}, {không lem|đổ mồ hôi cũng không thành gấu trúc}',
        'làm {dài|dày} mi rõ, {mi ngắn cụt như [I] cũng lên|nhìn như mi nối nhẹ}',
        'tẩy {bằng nước ấm là ra|trang dễ}, {không rụng mi|mi không bị cứng}',
      ],
      fair: ['dài mi tốt nhưng {độ cong giữ không lâu|chiều hơi sụp}', 'hơi khó tẩy, còn lại ổn'],
      bad: ['lem {hết quầng mắt|xuống bọng mắt} sau {vài tiếng|một buổi}, {mi thì sụp|nhìn phờ phạc}'],
    },
    short: {
      good: [
        'mi {cong|dài|tơi}, không lem, {mê|mua lần nữa}',
        'không {vón|lem}, {giữ cong cả ngày|mi ngắn cũng lên}',
      ],
      fair: ['làm dài tốt, {hơi lem|độ cong bình thường}'],
      bad: ['{lem|vón} nhiều, {bỏ|không mua lại}'],
    },
  },
  liner: {
    noun: 'bút kẻ',
    domain: 'makeup',
    use: ['[I] kẻ từng nét ngắn rồi nối lại, {đuôi mắt hất nhẹ|xong tán nhẹ cho mềm}'],
    texture: {
      good: [
        'đầu bút {mảnh|mềm}, {kẻ một nét là ăn|run tay vẫn kẻ được}',
        'mực {ra đều|đậm}, {không bị xơ đầu|không rát mí}',
        'nét {tự nhiên|gọn}, {dễ chỉnh|không bị đậm quá tay}',
      ],
      fair: ['đầu bút hơi {cứng|to}, tay mới phải tập'],
      bad: ['mực {đứt quãng|nhạt}, đầu bút {xơ sau vài lần|cứng, kẻ đau mí}'],
    },
    effect: {
      good: [
        '{mí dầu vẫn không lem|mồ hôi không trôi}, {chiều về nét vẫn sắc|đi mưa cũng còn}',
        'màu {lên chuẩn|tự nhiên}, {giữ cả ngày|dụi mắt nhẹ không sao}',
      ],
      fair: ['giữ được nửa ngày, {đuôi hơi bay|mí dầu hơi in}'],
      bad: ['{lem|trôi} {chỉ sau hai tiếng|khi mới tới trưa}, mắt đen thui'],
    },
    short: {
      good: ['{mảnh|dễ kẻ}, không lem, {người mới tập cũng dùng được|ưng}'],
      fair: ['kẻ dễ, {hơi nhanh trôi|đầu hơi to}'],
      bad: ['{lem|nhanh khô mực}, {chán|không mua lại}'],
    },
  },
  nail: {
    noun: 'sơn móng',
    domain: 'makeup',
    use: ['[I] sơn hai lớp mỏng, cách nhau {năm|mười} phút, cuối cùng phủ bóng'],
    texture: {
      good: ['{lỏng vừa|cọ bản to}, sơn {đều|không vệt}, {mau khô|không nổi bọt}'],
      fair: ['phải sơn {ba lớp|hai lớp dày} mới che hết móng'],
      bad: ['{đặc|vệt}, lâu khô, {mùi rất nồng|in hết vân chăn}'],
    },
    effect: {
      good: [
        'màu {sang|trắng tay}, {một tuần chưa bong|rửa bát cả tuần mới mẻ đầu}',
        'bóng {đẹp|lâu}, {nhìn như làm ở tiệm|ai cũng khen}',
      ],
      fair: ['màu đẹp, {ba bốn hôm bắt đầu mẻ|bóng không giữ lâu}'],
      bad: ['{hôm trước sơn hôm sau bong|bong cả mảng}, {màu khác hình|phí công}'],
    },
    short: {
      good: ['màu {xinh|trắng tay}, {mau khô|bền}, {thích|ưng}'],
      fair: ['màu đẹp mà {lâu khô|dễ mẻ}'],
      bad: ['{nhanh bong|mùi nồng}, không mua lại'],
    },
  },
}
