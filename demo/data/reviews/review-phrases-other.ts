import type { FamilyPhrases } from './review-phrases-types'

/** What members write about tools, supplements, sets and the smaller families. */
export const otherPhrases: Record<string, FamilyPhrases> = {
  brush: {
    noun: 'cọ',
    domain: 'tool',
    use: ['[I] giặt bằng xà phòng dịu {mỗi tuần|cuối tuần} rồi để khô tự nhiên'],
    texture: {
      good: [
        'lông {mềm như tơ|mịn, dày}, {không rụng|không châm da}',
        'cán cầm {chắc tay|vừa tay}, {nhìn sang|đầu cọ bo gọn}',
      ],
      fair: ['lần giặt đầu {rụng vài sợi|ra chút màu}, sau thì thôi'],
      bad: ['lông {cứng, châm mặt|rụng lả tả}, {keo dán lỏng|cán lung lay}'],
    },
    effect: {
      good: [
        '{bắt phấn vừa đủ|tán đều}, {lớp nền mịn hơn hẳn|không để lại vệt}',
        'giặt {chục lần|nhiều lần} vẫn {giữ form|mềm}, {người mới tập dễ dùng|đánh nhanh hẳn}',
      ],
      fair: ['dùng ổn, {form hơi to so với mắt|hơi nuốt phấn}'],
      bad: ['giặt {một lần|hai lần} là {xù|rụng}, {tán loang lổ|không dùng được nữa}'],
    },
    short: {
      good: ['lông {mềm|dày}, không rụng, {đáng tiền|giặt vẫn đẹp}'],
      fair: ['mềm, {rụng vài sợi|hơi nhỏ}'],
      bad: ['{rụng lông|châm mặt}, thất vọng'],
    },
  },
  sponge: {
    noun: 'bông mút',
    domain: 'tool',
    use: ['[I] làm ẩm, vắt kiệt rồi mới dặm, dùng xong giặt liền'],
    texture: {
      good: ['{mềm, đàn hồi tốt|nở to khi ướt}, {dặm êm mặt|không rít}'],
      fair: ['hơi {cứng lúc khô|nhỏ}, ngâm nước thì mềm'],
      bad: ['{cứng|lỗ to}, dặm lên {rít|để lại vết lỗ}'],
    },
    effect: {
      good: [
        'nền {tệp|mỏng mịn}, {ít nuốt kem|không vệt}',
        'giặt {dễ sạch|nhiều lần không rách}, {dùng hai tháng vẫn mềm|giữ form tốt}',
      ],
      fair: ['tán đẹp nhưng {hơi nuốt kem|khó giặt sạch hẳn}'],
      bad: ['{giặt hai lần là rách|ngấm hết kem nền}, không bền'],
    },
    short: {
      good: ['mút {mềm|êm}, {tán đều|dễ giặt}, sẽ mua thêm'],
      fair: ['dùng được, {hơi nuốt kem|hơi cứng}'],
      bad: ['{mau rách|cứng}, không mua nữa'],
    },
  },
  lash: {
    noun: 'đồ làm mi',
    domain: 'tool',
    use: ['[I] làm trước khi chuốt mascara, {giữ vài giây|từng chút từ gốc}'],
    texture: {
      good: ['{nhẹ mắt|ôm mí}, {không kẹp vào da|không cộm}', '{chắc chắn|mềm}, làm quen tay rất nhanh'],
      fair: ['lúc đầu hơi {khó canh|cộm}, vài lần là quen'],
      bad: ['{cộm|kẹp đau}, {làm đứt mi|chảy nước mắt}'],
    },
    effect: {
      good: [
        'mi {cong tự nhiên|đều và dày}, {giữ tới tối|dùng lại được nhiều lần}',
        'mắt {to hẳn|có hồn}, nhìn {tự nhiên|không giả}',
      ],
      fair: ['đẹp nhưng {giữ nửa ngày|phải chỉnh lại giữa buổi}'],
      bad: ['{một tiếng là sụp|bung góc mắt}, không như mong đợi'],
    },
    short: {
      good: ['mi {cong|tự nhiên}, {dễ dùng|nhẹ mắt}, ưng'],
      fair: ['đẹp, {phải quen tay|hơi cộm}'],
      bad: ['{cộm|đau mí}, bỏ'],
    },
  },
  cotton: {
    noun: 'bông tẩy trang',
    domain: 'tool',
    use: ['[I] dùng lau toner với tẩy trang, có hôm tách lớp ra đắp lotion mask'],
    texture: {
      good: ['{mềm, không xơ|dày dặn}, {lau không xước|thấm đều}'],
      fair: ['mềm nhưng hơi {mỏng|nhỏ}'],
      bad: ['{xơ bông dính đầy mặt|cứng}, lau {rát|tróc sợi}'],
    },
    effect: {
      good: [
        '{tiết kiệm toner|không hút hết nước}, {lau sạch|tách lớp đắp mặt rất tiện}',
        'một bịch dùng {cả tháng|rất lâu}, {giá dễ chịu|lúc nào cũng có dự trữ}',
      ],
      fair: ['hơi {ngốn nước tẩy trang|bở khi ướt}'],
      bad: ['{ướt là bở|hút hết toner}, tốn hơn loại cũ'],
    },
    short: {
      good: ['bông {mềm|dày}, không xơ, {giá tốt|mua hoài}'],
      fair: ['mềm, {hơi mỏng|hơi hút nước}'],
      bad: ['{xơ|bở}, không mua lại'],
    },
  },
  comb: {
    noun: 'phụ kiện tóc',
    domain: 'tool',
    use: ['[I] dùng mỗi sáng, {tóc ẩm cũng dùng|mang theo cả khi đi làm}'],
    texture: {
      good: ['{cầm vừa tay|nhẹ}, {không giật tóc|hoàn thiện đẹp, không sắc cạnh}'],
      fair: ['ổn, hơi {nhỏ|cứng}'],
      bad: ['{giật tóc|nhựa ọp ẹp}, dùng khó chịu'],
    },
    effect: {
      good: [
        'tóc {đỡ rối|gỡ nhanh}, {rụng ít hơn hẳn|vào nếp}',
        '[hair] dùng {không đau|dễ chải}, {bền|nhìn xinh}',
      ],
      fair: ['dùng được, {tóc dày hơi khó|không khác loại thường mấy}'],
      bad: ['{gãy sau vài hôm|chải vẫn rối}, phí'],
    },
    short: {
      good: ['{gỡ rối tốt|xinh}, không {giật|gãy} tóc'],
      fair: ['{tạm ổn|hơi nhỏ}, giá vừa'],
      bad: ['{mau gãy|giật tóc}, chán'],
    },
  },
  device: {
    noun: 'máy',
    domain: 'tool',
    use: ['[I] dùng tuần {hai|ba} lần, mỗi lần khoảng {năm|mười} phút, theo đúng hướng dẫn'],
    texture: {
      good: [
        'máy {gọn, cầm chắc tay|êm, không ồn}, {pin dùng cả tuần|nút bấm dễ hiểu}',
        'hoàn thiện {tốt|kỹ}, {sạc nhanh|có túi đựng đi kèm tiện}',
      ],
      fair: ['hơi {nặng tay|ồn}, dùng lâu mỏi'],
      bad: ['{pin tụt nhanh|máy nóng ran}, {vỏ ọp ẹp|nút bấm lúc được lúc không}'],
    },
    effect: {
      good: [
        'da {sạch sâu|săn} hơn, {serum thấm nhanh|xẹp bọng mặt buổi sáng}',
        'tiết kiệm {tiền đi spa|thời gian}, {cả nhà dùng chung|dùng đều thấy khác}',
      ],
      fair: ['có cải thiện nhẹ, {chưa tương xứng giá|phải siêng}'],
      bad: ['{dùng hai tuần không thấy gì|da đỏ lên}, {máy lại hỏng|bảo hành lâu}'],
    },
    short: {
      good: ['máy {êm|gọn}, {dễ dùng|pin lâu}, {đáng tiền|da săn hơn}'],
      fair: ['dùng ổn, {hơi ồn|hiệu quả chậm}'],
      bad: ['{mau hỏng|pin yếu}, thất vọng'],
    },
  },
  hairdevice: {
    noun: 'máy làm tóc',
    domain: 'tool',
    use: ['[I] thoa dưỡng chống nhiệt trước, chia tóc thành từng lọn nhỏ rồi làm'],
    texture: {
      good: [
        '{nóng nhanh|gió mạnh}, {cầm nhẹ tay|dây dài dễ xoay}',
        'có nhiều mức nhiệt, {tay cầm không nóng|máy chạy êm}',
      ],
      fair: ['hơi {nặng|ồn}, bù lại nhiệt ổn'],
      bad: ['{nóng không đều|mùi khét}, {dây ngắn|cầm nóng tay}'],
    },
    effect: {
      good: [
        'tóc {vào nếp nhanh|khô trong năm phút}, {không xơ thêm|giữ lọn tới chiều}',
        '[hair] {mượt hơn|không bị cháy}, {tự làm ở nhà như tiệm|sáng chỉ mất ít phút}',
      ],
      fair: ['làm được, {giữ nếp nửa ngày|phải làm chậm}'],
      bad: ['tóc {khô xơ|kẹt vào máy}, {không giữ nếp|dùng vài lần là hỏng}'],
    },
    short: {
      good: ['{nóng nhanh|gió mạnh}, tóc {vào nếp|mau khô}, rất ưng'],
      fair: ['tạm, {hơi nặng|hơi ồn}'],
      bad: ['{khô tóc|mau hỏng}, thất vọng'],
    },
  },
  shave: {
    noun: 'đồ cạo râu',
    domain: 'body',
    use: ['[I] rửa mặt nước ấm trước, cạo xuôi chiều rồi thoa lại lớp làm dịu'],
    texture: {
      good: ['{lướt êm|bọt dày}, {không xước|không rát}, mùi {gọn gàng|bạc hà mát}'],
      fair: ['ổn, hơi {khô|nồng}'],
      bad: ['{rát|xước}, mùi {gắt|cồn nặng}'],
    },
    effect: {
      good: [
        'cạo {sát|nhanh}, {không nổi hột|da dịu ngay}',
        'da cổ {đỡ đỏ|không ngứa}, {mỗi sáng tiết kiệm cả mớ thời gian|dùng hằng ngày vẫn êm}',
      ],
      fair: ['cạo sạch, {râu cứng phải đi hai lượt|hơi khô da}'],
      bad: ['{cạo xong đỏ rát|nổi hột khắp cổ}, không hợp với [I]'],
    },
    short: {
      good: ['cạo {êm|sát}, {không rát|mát da}, tốt'],
      fair: ['tạm ổn, {phải đi hai lượt|mùi hơi nồng}'],
      bad: ['{rát|xước}, không mua lại'],
    },
  },
  supplement: {
    noun: 'sản phẩm uống',
    domain: 'intake',
    use: [
      '[I] uống {sau bữa sáng|trước khi ngủ}, nhớ uống nhiều nước',
      'ngày [I] dùng đúng liều ghi trên hộp, không uống dồn',
    ],
    texture: {
      good: [
        '{dễ uống|vị dịu}, {không tanh|không ợ mùi}, {không nóng trong|bụng êm}',
        '{viên vừa|gói nhỏ}, {dễ mang theo|uống tiện}',
      ],
      fair: ['hơi {tanh|ngọt}, {uống lạnh thì đỡ|nín thở chút là xong}'],
      bad: ['{tanh|ngọt gắt}, {uống xong đầy bụng|khó nuốt}'],
    },
    effect: {
      good: [
        'da {ẩm từ trong|đỡ khô}, {móng cứng hơn|tóc ít rụng}',
        'người {đỡ mệt|ngủ ngon}, {da tươi hơn|không nổi mụn}',
        'uống {đều|kiên trì} thấy da {căng|mịn} hơn, {bạn bè nhận ra|mẹ cũng khen}',
      ],
      fair: ['chưa thấy {rõ|nhiều}, chắc {phải uống thêm|tùy cơ địa}'],
      bad: ['uống {hết hộp|hai hộp} không thấy gì, {lại nổi mụn|bụng khó chịu}'],
    },
    short: {
      good: ['{dễ uống|không tanh}, da {mịn|ẩm} hơn, {uống tiếp|sẽ mua thêm}'],
      fair: ['dễ uống, {hiệu quả chưa rõ|cần thêm thời gian}'],
      bad: ['{tanh|nổi mụn}, không hiệu quả'],
    },
  },
  tea: {
    noun: 'thức uống',
    domain: 'intake',
    use: ['[I] pha {ly nước ấm buổi sáng|uống lạnh buổi chiều}, thay luôn trà sữa'],
    texture: {
      good: ['vị {thanh|chua ngọt vừa}, {thơm|dễ uống}, {không gắt|hậu dịu}'],
      fair: ['hơi {ngọt|nhạt}, pha loãng thì hợp'],
      bad: ['{ngọt gắt|vị lạ}, khó uống hết'],
    },
    effect: {
      good: [
        '{nhẹ bụng|đỡ thèm ngọt}, {da bớt mụn nhiệt|ngủ ngon}',
        'uống đều thấy {người thanh|da tươi} hơn, {văn phòng rủ nhau đặt|mẹ cũng thích}',
      ],
      fair: ['uống cho vui, {da chưa thấy đổi|tác dụng nhẹ}'],
      bad: ['{đau bụng|chẳng thấy gì}, không hợp'],
    },
    short: {
      good: ['{thơm|dễ uống}, {nhẹ bụng|thanh}, sẽ mua lại'],
      fair: ['uống được, {hơi ngọt|tác dụng nhẹ}'],
      bad: ['{khó uống|ngọt gắt}, bỏ'],
    },
  },
  set: {
    noun: 'bộ',
    domain: 'gift',
    use: ['[I] dùng {lần lượt theo thứ tự trong bộ|món nhỏ khi đi du lịch}, còn lại cất dành'],
    texture: {
      good: [
        'các món {đồng bộ|hợp nhau}, {dung tích đủ dùng|không có món thừa}',
        'hộp {đẹp|chắc}, {mở ra là muốn tặng|kèm thiệp xinh}',
      ],
      fair: ['có một món [I] {ít dùng|không hợp}, còn lại ổn'],
      bad: ['món chính thì nhỏ, {toàn đồ phụ|không như hình}'],
    },
    effect: {
      good: [
        'dùng cả bộ thấy {hiệu quả hơn mua lẻ từng món|rất hợp nhau}',
        'tặng {mẹ|bạn thân|chị gái} ai cũng {thích|khen chọn khéo}',
        'mua bộ {lời hơn nhiều|rẻ hơn mua lẻ}, {để dùng dần|mỗi món đều xài được}',
      ],
      fair: ['hợp để thử, {dùng lâu thì hơi ít|có món chưa thấy tác dụng}'],
      bad: ['{hai món không hợp|dùng món kem bị lên mụn}, thành ra phí cả bộ'],
    },
    short: {
      good: ['bộ {xinh|đầy đủ}, {tặng ai cũng thích|rẻ hơn mua lẻ}'],
      fair: ['hộp đẹp, {dung tích hơi ít|có món không dùng}'],
      bad: ['{không như hình|hộp móp}, thất vọng'],
    },
  },
  dye: {
    noun: 'thuốc nhuộm',
    domain: 'hair',
    use: ['[I] nhuộm {ở nhà một mình|nhờ chị gái làm giúp}, ủ {30|40} phút rồi xả'],
    texture: {
      good: [
        'kem {đặc vừa, không chảy|dễ thoa}, mùi {nhẹ|không hắc}',
        'bao tay với hướng dẫn {đủ|dễ hiểu}, {không rát da đầu|thoa đều}',
      ],
      fair: ['mùi hơi {nồng|hắc}, mở cửa thì ổn'],
      bad: ['mùi {hắc|cay mắt}, {rát da đầu|kem loãng chảy khắp cổ}'],
    },
    effect: {
      good: [
        'lên màu {giống hộp tới tám phần|đẹp dù không tẩy}, {tóc không xơ|phủ bạc tốt}',
        'màu {bền cả tháng|phai ra cũng đẹp}, {ra nắng lấp lánh|ai cũng hỏi nhuộm ở đâu}',
      ],
      fair: ['tóc đen lên hơi {nhạt|tối}, {ra nắng mới thấy|tùy nền tóc}'],
      bad: ['{không lên màu|loang từng mảng}, tóc {khô như rơm|gãy ngọn}'],
    },
    short: {
      good: ['lên màu {đẹp|chuẩn}, {không xơ|không hắc}, {tự nhuộm dễ|rẻ hơn ra tiệm}'],
      fair: ['màu hơi {tối|nhạt} so với hộp'],
      bad: ['{không lên màu|xơ tóc}, phí công'],
    },
  },
  scalp: {
    noun: 'tinh chất da đầu',
    domain: 'hair',
    use: ['[I] nhỏ theo từng đường ngôi rồi mát xa {hai phút|tới khi ấm}, tối nào cũng làm'],
    texture: {
      good: ['{lỏng nhẹ|mát}, {không bết tóc|nhanh khô}, mùi {thảo mộc|dịu}'],
      fair: ['hơi {nhờn chân tóc|nồng}, thoa ít thôi'],
      bad: ['{bết hết chân tóc|cay da đầu}, phải gội lại'],
    },
    effect: {
      good: [
        'tóc {rụng ít hẳn|con mọc tua tủa}, {chân tóc chắc|da đầu bớt ngứa}',
        'phần {mái|đỉnh đầu} {nhìn dày hơn|bớt hói}, {dùng sau sinh rất mừng|phải kiên trì mới thấy}',
      ],
      fair: ['đỡ ngứa, {tóc mọc thì chưa thấy|rụng có giảm chút}'],
      bad: ['{vẫn rụng|ngứa thêm}, dùng đều mà không thấy gì'],
    },
    short: {
      good: ['rụng {giảm|ít} hẳn, không bết, {mừng|tiếp tục dùng}'],
      fair: ['đỡ ngứa, {rụng giảm ít|chậm}'],
      bad: ['{bết|không hiệu quả}, thất vọng'],
    },
  },
  brow: {
    noun: 'kẻ mày',
    domain: 'makeup',
    use: ['[I] chải mày trước, phẩy từng sợi rồi tán đầu mày cho mềm'],
    texture: {
      good: ['đầu {mảnh|vát vừa tay}, {phẩy sợi tự nhiên|chất chì mềm vừa}, {chải xong không vón|dễ chỉnh}'],
      fair: ['chì hơi {cứng|mềm}, phải quen tay'],
      bad: ['{gãy đầu liên tục|cứng như đá}, kẻ đau da'],
    },
    effect: {
      good: [
        'màu {tự nhiên|hợp tóc đen}, {giữ tới chiều|mồ hôi không trôi}',
        'mày {thưa cũng lên nét|nhìn mềm mặt}, {không bị Shin|hai phút là xong}',
      ],
      fair: ['đẹp, {đuôi mày chiều hơi bay|màu hơi ngả đỏ}'],
      bad: ['{trôi đuôi mày|lên màu đỏ}, {trưa là mất|không hợp}'],
    },
    short: {
      good: ['{dễ kẻ|tự nhiên}, không trôi, {người vụng như [I] cũng kẻ được|ưng}'],
      fair: ['màu ổn, {hơi nhanh trôi|đầu chì hơi cứng}'],
      bad: ['{gãy đầu|trôi nhanh}, chán'],
    },
  },
  contour: {
    noun: 'bắt sáng tạo khối',
    domain: 'makeup',
    use: ['[I] đánh nhẹ {gò má và sống mũi|viền hàm}, dặm từng lớp cho dễ kiểm soát'],
    texture: {
      good: ['phấn {mịn|mềm}, {dễ tán|không loang}, {nhũ li ti rất sang|màu lên vừa tay}'],
      fair: ['lên màu hơi {nhạt|đậm}, phải nhẹ tay'],
      bad: ['{nhũ to như kim tuyến|loang mảng}, khó tán'],
    },
    effect: {
      good: [
        'mặt {có khối hẳn|bắt sáng trong veo}, {chụp ảnh lên đẹp|không bị bẩn mặt}',
        '{giữ tới tối|bám ổn}, màu {lạnh vừa, hợp da Việt|không bị cam}',
      ],
      fair: ['đẹp, {bám nửa ngày|phải dặm nhiều}'],
      bad: ['lên da {bẩn|xám}, {lộ hết lỗ chân lông|không dùng được}'],
    },
    short: {
      good: ['{mịn|dễ tán}, lên mặt {tự nhiên|sang}, thích'],
      fair: ['màu hơi nhạt, {tạm|người mới dễ dùng}'],
      bad: ['{bẩn mặt|loang}, không hợp'],
    },
  },
  nailcare: {
    noun: 'dưỡng móng',
    domain: 'body',
    use: ['tối [I] thoa quanh viền móng rồi xoa đều'],
    texture: {
      good: ['thấm {nhanh|dịu}, {không nhờn|mùi thơm}, {cọ nhỏ dễ thoa|gọn}'],
      fair: ['hơi nhờn, {thoa trước ngủ thì được|đợi lâu}'],
      bad: ['{nhờn dính|mùi nồng}, lem ra khắp nơi'],
    },
    effect: {
      good: ['móng {cứng hơn|bớt gãy}, {viền da mềm, hết xước|móng hồng lại sau khi bỏ gel}'],
      fair: ['mềm viền da, {móng vẫn giòn|cần thời gian}'],
      bad: ['{móng vẫn gãy|không khác gì}, phí'],
    },
    short: {
      good: ['móng {đỡ gãy|khỏe}, viền da {mềm|hết xước}'],
      fair: ['tạm, {phải kiên trì|hơi nhờn}'],
      bad: ['{không hiệu quả|dính}, thôi'],
    },
  },
  faceoil: {
    noun: 'dầu dưỡng',
    domain: 'face',
    use: ['[I] trộn một giọt với kem đêm, hoặc ấp riêng sau cùng'],
    texture: {
      good: [
        'dầu {nhẹ|khô nhanh}, {không bết|thấm rồi da lụa}, {mùi dịu|một hai giọt là đủ}',
        '{mát xa trơn tay|ấp lên êm}, {không nặng mặt|sáng dậy da ráo}',
      ],
      fair: ['hơi {bóng lúc mới thoa|lâu thấm}, để đêm thì được'],
      bad: ['{nặng|nhờn}, {dính hết gối|mùi dầu gắt}'],
    },
    effect: {
      good: [
        'da {mềm|bóng khỏe}, {hết bong tróc|sáng dậy căng}',
        '[skin] dùng {không lên mụn|êm}, {vùng khô dịu nhanh|da có độ lụa}',
      ],
      fair: ['ẩm tốt, {ban ngày không dùng được|phải canh lượng}'],
      bad: ['{lên mụn ẩn|bí}, dùng vài đêm là phải ngưng'],
    },
    short: {
      good: ['da {mềm|căng}, dầu {nhẹ|thấm}, {mê|một giọt là đủ}'],
      fair: ['ẩm nhưng {hơi bóng|lâu thấm}'],
      bad: ['{bí|lên mụn}, không hợp [skin]'],
    },
  },
  aftersun: {
    noun: 'gel làm dịu',
    domain: 'body',
    use: ['[I] để tủ lạnh, đi nắng về thoa {một lớp dày|hai lớp mỏng}'],
    texture: {
      good: ['{mát lạnh|dịu}, {thấm nhanh|không rít}, {thoa được cả mặt lẫn người|mùi nhẹ}'],
      fair: ['mát nhưng hơi {dính|lâu ráo}'],
      bad: ['{dính rít|mùi cồn}, thoa lên {xót|khó chịu}'],
    },
    effect: {
      good: [
        'da {bớt đỏ ngay|đỡ rát}, {hôm sau không bong|đi biển về cứu cả nhà}',
        'dịu {nhanh|hẳn}, {vết muỗi đốt cũng đỡ ngứa|da không bị sạm thêm}',
      ],
      fair: ['mát lúc thoa, {một lúc lại rát|phải thoa nhiều lần}'],
      bad: ['{vẫn rát|đỏ thêm}, không dịu chút nào'],
    },
    short: {
      good: ['{mát|dịu} ngay, {không dính|đi biển phải có}'],
      fair: ['mát, {hơi dính|dịu ít}'],
      bad: ['{xót|dính}, không dùng nữa'],
    },
  },
  soap: {
    noun: 'xà phòng',
    domain: 'body',
    use: ['[I] tạo bọt bằng lưới, tắm xong để khay ráo cho đỡ nhão'],
    texture: {
      good: ['bọt {mịn|nhiều}, mùi {thảo mộc|thơm sạch}, {xả nhanh|không rít}'],
      fair: ['{hơi nhanh mềm|hơi khô da}, để khay ráo thì bền'],
      bad: ['{nhão|nhanh mòn}, tắm xong {khô rít|ngứa}'],
    },
    effect: {
      good: [
        'da {sạch|thoáng}, {mụn lưng đỡ|không khô}, mùi {lưu nhẹ|dễ chịu}',
        '{cả nhà dùng chung|một bánh dùng cả tháng}, {da bé cũng ổn|rất tiết kiệm}',
      ],
      fair: ['sạch, {hơi khô phải bôi dưỡng thể|mùi không lưu}'],
      bad: ['{khô mốc cả chân|ngứa}, không hợp'],
    },
    short: {
      good: ['{thơm|sạch}, bọt mịn, {không khô|tắm đã}'],
      fair: ['sạch, {hơi khô|nhanh mòn}'],
      bad: ['{khô rít|nhão}, không mua nữa'],
    },
  },
  generic: {
    noun: 'sản phẩm',
    domain: 'gift',
    use: ['[I] dùng theo hướng dẫn trên bao bì'],
    texture: {
      good: ['{hoàn thiện tốt|dễ dùng}, {đúng như mô tả|không có gì phải chê}'],
      fair: ['ổn, {không quá đặc biệt|tạm được}'],
      bad: ['{không giống mô tả|chất lượng kém}, hơi buồn'],
    },
    effect: {
      good: ['dùng {đúng như mong đợi|rất vừa ý}, {tặng bạn cũng thích|tiện}'],
      fair: ['dùng được, {chưa nổi bật|bình thường}'],
      bad: ['{dùng không được|không như kỳ vọng}, tiếc tiền'],
    },
    short: {
      good: ['{đúng mô tả|ổn áp}, {giao nhanh|ưng ý}'],
      fair: ['{bình thường|tạm ổn}, chưa có gì nổi bật'],
      bad: ['{không như mô tả|kém}, thất vọng'],
    },
  },
}
