import type { DemoCategory } from '../types'
import { slugify } from './text'

/** [name, description, children]; a child's key is its parent's key plus its own slug. */
type Branch = readonly [name: string, description: string, children?: readonly Branch[]]

const tree: readonly Branch[] = [
  [
    'Chăm sóc da',
    'Từ bước làm sạch đầu ngày đến lớp dưỡng cuối cùng trước khi ngủ, mọi thứ làn da cần đều ở đây. Chọn theo tình trạng da hoặc theo từng bước của bạn.',
    [
      [
        'Làm sạch',
        'Da sạch thì các bước sau mới có ích. Những sản phẩm lấy đi bụi mịn, kem chống nắng và dầu thừa mà không làm da căng rít.',
        [
          [
            'Nước tẩy trang',
            'Micellar water và nước tẩy trang hai lớp, thấm bông lau nhẹ là sạch lớp nền và kem chống nắng hằng ngày.',
          ],
          [
            'Dầu và sáp tẩy trang',
            'Dầu nhũ hóa và sáp tan trên tay, hợp với những ngày trang điểm kỹ hoặc thoa chống nắng lâu trôi.',
          ],
          [
            'Sữa rửa mặt',
            'Gel, bọt và kem rửa mặt cho từng loại da, ưu tiên độ pH dịu để da không bị khô sau khi rửa.',
          ],
          [
            'Tẩy tế bào chết da mặt',
            'Hạt mịn, gel kỳ và dung dịch acid giúp bề mặt da mịn và đều màu hơn. Dùng 1–3 lần mỗi tuần là đủ.',
          ],
        ],
      ],
      [
        'Cân bằng và đặc trị',
        'Các bước mỏng nhẹ mang nhiều hoạt chất nhất: toner, tinh chất, serum và chấm mụn, dành cho vấn đề bạn muốn giải quyết trước.',
        [
          ['Toner', 'Nước cân bằng giúp da dịu lại sau khi rửa mặt và hút các bước sau tốt hơn.'],
          ['Essence', 'Tinh chất lỏng lên men hoặc giàu chất ẩm, vỗ một lớp là da mọng nước suốt ngày.'],
          [
            'Serum',
            'Hoạt chất đậm đặc cho mụn, thâm, lão hóa hay da thiếu nước. Bắt đầu bằng một loại và cho da ít nhất bốn tuần.',
          ],
          ['Chấm mụn', 'Gel, kem và miếng dán dùng đúng chỗ mụn, giúp nốt sưng dịu nhanh và ít để lại thâm.'],
          [
            'Xịt khoáng',
            'Chai xịt làm mát và cấp ẩm tức thì, tiện mang theo trong những ngày nắng hay ngồi phòng máy lạnh.',
          ],
        ],
      ],
      [
        'Dưỡng ẩm',
        'Lớp khóa ẩm giữ cho hàng rào da khỏe. Da dầu vẫn cần dưỡng ẩm, chỉ là chọn kết cấu nhẹ hơn.',
        [
          [
            'Kem dưỡng',
            'Kem dưỡng ngày và đêm từ gel mát đến bơ mịn, chọn theo độ khô của da và thời tiết nơi bạn ở.',
          ],
          ['Kem mắt', 'Dưỡng cho vùng da mỏng nhất trên khuôn mặt: quầng thâm, bọng mắt và nếp nhăn mảnh.'],
          [
            'Dầu dưỡng da mặt',
            'Vài giọt dầu thực vật ép lạnh để khóa ẩm hoặc massage, da bóng khỏe chứ không bóng dầu.',
          ],
        ],
      ],
      [
        'Mặt nạ',
        'Mười lăm phút thư giãn mà hôm sau soi gương thấy khác. Chọn mặt nạ theo việc da đang cần nhất tối nay.',
        [
          [
            'Mặt nạ giấy',
            'Miếng đắp đẫm tinh chất, bán lẻ từng miếng hoặc theo hộp để bạn đắp đều mỗi tuần.',
          ],
          [
            'Mặt nạ đất sét',
            'Kaolin, bentonite và bùn khoáng hút bớt dầu thừa, làm thoáng lỗ chân lông vùng chữ T.',
          ],
          ['Mặt nạ ngủ', 'Thoa thay kem đêm rồi đi ngủ, sáng dậy da mềm và căng hơn.'],
        ],
      ],
      [
        'Chăm sóc môi',
        'Môi không có tuyến dầu nên nhanh khô nhất trên khuôn mặt. Dưỡng đủ thì son màu nào lên cũng đẹp.',
        [
          [
            'Son dưỡng môi',
            'Son dưỡng thỏi, hũ và tuýp, có màu hoặc không màu, cho đôi môi mềm cả ngày máy lạnh.',
          ],
          [
            'Mặt nạ và tẩy da chết môi',
            'Đường mịn lấy đi vảy khô, mặt nạ ngủ nuôi môi qua đêm: bộ đôi của những ai hay đánh son lì.',
          ],
        ],
      ],
    ],
  ],
  [
    'Chống nắng',
    'Bước chống lão hóa rẻ nhất và hiệu quả nhất. Tìm loại bạn thích thoa mỗi ngày, vì loại tốt nhất là loại bạn thật sự dùng.',
    [
      [
        'Chống nắng da mặt',
        'SPF 50+ cho khuôn mặt: ráo nhanh, ít vệt trắng, hợp để lót nền.',
        [
          ['Kem chống nắng', 'Kem, sữa và gel chống nắng phổ rộng cho da dầu, da khô và da nhạy cảm.'],
          [
            'Kem chống nắng nâng tông',
            'Chống nắng kiêm lót nền, làm da sáng lên nửa tông cho những ngày không muốn trang điểm.',
          ],
          ['Thỏi chống nắng', 'Thỏi lăn để dặm lại giữa ngày, không bẩn tay, không xô lớp nền.'],
        ],
      ],
      [
        'Chống nắng toàn thân',
        'Chai lớn, mỏng nhẹ, bền với nước và mồ hôi cho tay, chân, cổ và lưng.',
        [
          [
            'Sữa chống nắng cơ thể',
            'Sữa chống nắng tán nhanh trên diện rộng, không dính áo khi bạn ra khỏi nhà.',
          ],
          ['Xịt chống nắng', 'Dạng phun sương với tới cả sau gáy và lưng, hợp với người chạy xe và đi biển.'],
        ],
      ],
      ['Làm dịu sau nắng', 'Gel lô hội, sữa mát và xịt dịu da cho những hôm ở ngoài trời quá lâu.'],
    ],
  ],
  [
    'Trang điểm',
    'Từ lớp nền mỏng như da thật đến màu son nói thay tâm trạng. Xem ảnh thử màu trên da châu Á trước khi chọn.',
    [
      [
        'Mặt',
        'Lớp nền, che phủ, tạo khối và bắt sáng cho gương mặt hài hòa dưới mọi ánh đèn.',
        [
          ['Kem lót', 'Làm mờ lỗ chân lông, hiệu chỉnh tông da hoặc cấp ẩm để lớp nền bám lâu hơn.'],
          [
            'Kem nền',
            'Kem nền dạng lỏng nhiều tông cho da Việt, từ mỏng nhẹ hằng ngày đến che phủ cho tiệc tối.',
          ],
          [
            'Phấn nước cushion',
            'Hộp phấn nước dặm là đẹp, tiện cho buổi sáng vội và lúc chỉnh trang trong túi xách.',
          ],
          [
            'Che khuyết điểm',
            'Che quầng thâm, vết mụn và đốm nâu mà không dày lớp. Chọn sáng hơn da nửa tông cho vùng mắt.',
          ],
          ['Phấn phủ', 'Phấn bột và phấn nén khóa nền, giảm bóng vùng chữ T, không làm mốc mặt.'],
          ['Má hồng', 'Một chút hồng trên má là gương mặt có sức sống. Có phấn nén, kem và dạng lỏng.'],
          ['Bắt sáng và tạo khối', 'Ánh nhũ mịn cho gò má, gam nâu lạnh cho đường nét, đặt đúng chỗ là đủ.'],
        ],
      ],
      [
        'Mắt',
        'Mascara, kẻ mắt, phấn mắt và chân mày để đôi mắt có hồn theo cách của bạn.',
        [
          ['Phấn mắt', 'Bảng màu lì và nhũ phối sẵn, dễ tán cho cả người mới tập trang điểm.'],
          ['Kẻ mắt', 'Bút dạ đầu mảnh và chì gel, nét đậm ngay lần đầu, không lem xuống bọng mắt.'],
          ['Mascara', 'Nối dài, làm dày hay giữ cong, kèm loại rửa được bằng nước ấm.'],
          ['Kẻ chân mày', 'Chì đầu tam giác, bút phẩy sợi và gel cố định cho hàng mày tự nhiên.'],
        ],
      ],
      [
        'Môi',
        'Nhà son của Nàng: lì, tint, bóng và thỏi, đủ sắc từ hồng sữa đến đỏ rượu.',
        [
          ['Son thỏi', 'Cây son cổ điển với chất satin hoặc lì mịn, thoa một đường là lên chuẩn màu.'],
          ['Son kem lì', 'Nhẹ như không thoa gì, bám lâu qua bữa trưa, nhiều tông đất và tông hồng dễ dùng.'],
          ['Son tint', 'Màu thấm vào môi như cánh hoa, trong và tươi, đánh lòng môi hay full môi đều xinh.'],
          ['Son bóng', 'Lớp bóng căng mọng không dính tóc, dùng riêng hoặc phủ lên son lì.'],
        ],
      ],
      [
        'Móng',
        'Màu mới cho mười đầu ngón tay và những món dưỡng giữ móng chắc khỏe sau khi tháo sơn.',
        [
          ['Sơn móng', 'Sơn nhanh khô, màu đều sau hai lớp, tự làm nail tại nhà cũng đẹp.'],
          ['Dưỡng móng', 'Dầu dưỡng biểu bì, lớp lót cứng móng và nước rửa sơn dịu nhẹ.'],
        ],
      ],
    ],
  ],
  [
    'Chăm sóc tóc',
    'Tóc đẹp bắt đầu từ da đầu khỏe. Gội, xả, ủ và tạo kiểu theo đúng chất tóc của bạn.',
    [
      [
        'Gội và xả',
        'Cặp đôi hằng ngày, chọn dầu gội theo da đầu và dầu xả theo ngọn tóc.',
        [
          ['Dầu gội', 'Làm sạch dịu, giảm dầu, giảm gàu hoặc giữ màu nhuộm, có cả chai lớn cho gia đình.'],
          ['Dầu xả', 'Gỡ rối, làm mềm và giảm xơ ngay sau khi gội mà không làm tóc xẹp.'],
        ],
      ],
      [
        'Dưỡng tóc',
        'Bù lại những gì nắng, máy sấy và thuốc nhuộm lấy đi.',
        [
          ['Ủ tóc', 'Kem ủ và mặt nạ tóc phục hồi sâu, mỗi tuần một lần cho tóc uốn nhuộm.'],
          ['Dầu dưỡng tóc', 'Vài giọt cho ngọn tóc vào nếp, bóng mượt và ít chẻ ngọn.'],
          ['Xịt dưỡng tóc', 'Xịt gỡ rối, chống nhiệt và giữ ẩm dùng được mỗi ngày.'],
          [
            'Tinh chất da đầu',
            'Serum và nước dưỡng chân tóc từ bưởi, gừng, caffeine cho mái tóc đang rụng nhiều.',
          ],
        ],
      ],
      [
        'Tạo kiểu và nhuộm',
        'Giữ nếp uốn, vuốt gọn tóc con và đổi màu tóc ngay tại nhà.',
        [
          ['Tạo kiểu tóc', 'Sáp, gel, mousse và keo xịt giữ nếp từ mềm tự nhiên đến cứng chắc.'],
          ['Nhuộm tóc', 'Kem nhuộm phủ bạc và nhuộm thời trang, kèm găng tay và hướng dẫn từng bước.'],
        ],
      ],
    ],
  ],
  [
    'Chăm sóc cơ thể',
    'Cả cơ thể cũng đáng được chăm như khuôn mặt, từ lúc tắm đến khi thơm tho ra khỏi nhà.',
    [
      [
        'Tắm',
        'Sữa tắm, xà phòng và muối tẩy da chết để phòng tắm thành nơi thư giãn.',
        [
          ['Sữa tắm', 'Bọt mịn, hương dễ chịu, rửa xong da không khô căng.'],
          ['Xà phòng', 'Bánh xà phòng thủ công và xà phòng thảo mộc cho mặt, tay và toàn thân.'],
          [
            'Tẩy tế bào chết cơ thể',
            'Muối, đường và bã cà phê giúp da tay chân mịn, đỡ sần ở khuỷu và đầu gối.',
          ],
        ],
      ],
      [
        'Dưỡng thể',
        'Thoa ngay khi da còn ẩm sau tắm để da mềm lâu nhất.',
        [
          ['Sữa dưỡng thể', 'Lotion và bơ dưỡng thể cho da khô, da sạm và những ngày hanh.'],
          ['Kem dưỡng tay', 'Tuýp nhỏ bỏ túi, thấm nhanh, gõ máy không để lại dấu tay.'],
        ],
      ],
      [
        'Khử mùi và hương thơm',
        'Khô thoáng, thơm nhẹ và tự tin suốt một ngày dài.',
        [
          ['Lăn khử mùi', 'Lăn, sáp và kem khử mùi, có loại dịu cho da vừa cạo.'],
          ['Xịt thơm toàn thân', 'Hương thơm thoảng nhẹ sau khi tắm, xịt lại bao nhiêu lần tùy thích.'],
        ],
      ],
    ],
  ],
  [
    'Nước hoa',
    'Mùi hương là lớp trang phục không nhìn thấy. Đọc các nốt hương để đoán trước mùi trên da bạn.',
    [
      ['Nước hoa nữ', 'Hương hoa, trái cây, vani và phấn cho ngày đi làm, buổi hẹn và dịp đặc biệt.'],
      ['Nước hoa nam', 'Gỗ, da thuộc, cam chanh và thảo mộc, từ tươi mát ban ngày đến ấm áp ban đêm.'],
      [
        'Nước hoa unisex',
        'Những mùi hương không phân giới, hợp để dùng chung hoặc tặng một người bạn chưa rõ gu.',
      ],
      ['Nến và hương thơm phòng', 'Nến thơm và tinh dầu khuếch tán giúp căn phòng có không khí riêng.'],
    ],
  ],
  [
    'Dụng cụ và phụ kiện',
    'Cọ tốt, mút mềm và chiếc lược đúng loại làm mọi bước khác dễ hơn.',
    [
      [
        'Dụng cụ trang điểm',
        'Những món nhỏ quyết định lớp nền mịn hay loang.',
        [
          ['Cọ trang điểm', 'Cọ nền, cọ má, cọ mắt bán lẻ và theo bộ, lông mềm không rụng.'],
          ['Mút và bông phấn', 'Mút trứng, bông phấn cushion và bông nhung tán nền mịn, dễ giặt.'],
          ['Mi giả và bấm mi', 'Mi chùm, mi nguyên dải, keo dán và kẹp bấm cho đôi mắt to tròn.'],
        ],
      ],
      [
        'Phụ kiện chăm sóc',
        'Bông, khăn, lược và dây cột: rẻ mà thiếu là thấy ngay.',
        [
          ['Bông tẩy trang', 'Bông cotton mềm không xơ và miếng tẩy trang giặt được nhiều lần.'],
          ['Lược và phụ kiện tóc', 'Lược gỡ rối, kẹp tóc, dây cột lụa và khăn quấn tóc khô nhanh.'],
        ],
      ],
      [
        'Máy làm đẹp',
        'Thiết bị cầm tay dùng ở nhà, bảo hành chính hãng 12 tháng.',
        [
          ['Máy chăm sóc da', 'Máy rửa mặt, máy đẩy tinh chất và máy nâng cơ dùng vài phút mỗi tối.'],
          ['Máy tạo kiểu tóc', 'Máy sấy, máy uốn và máy duỗi nhiệt ổn định, ít hại tóc.'],
        ],
      ],
    ],
  ],
  [
    'Chăm sóc nam',
    'Ít bước, dễ dùng, mùi nam tính: góc riêng cho anh ấy.',
    [
      ['Sữa rửa mặt nam', 'Làm sạch dầu và bụi sau một ngày ngoài đường, da mát mà không khô.'],
      ['Dưỡng da nam', 'Kem và lotion thấm nhanh, không bóng mặt, hợp với người ngại bôi nhiều lớp.'],
      ['Tắm gội nam', 'Sản phẩm 2 trong 1 và 3 trong 1 gọn túi tập, mùi sạch và khỏe.'],
      ['Cạo râu', 'Bọt cạo, gel cạo và nước dịu da sau cạo giúp đường dao êm hơn.'],
    ],
  ],
  [
    'Thực phẩm làm đẹp',
    'Chăm từ bên trong cùng với chế độ ăn và giấc ngủ. Sản phẩm không phải là thuốc và không thay thế thuốc chữa bệnh.',
    [
      ['Collagen', 'Collagen thủy phân dạng nước, bột và viên, vị trái cây dễ uống mỗi tối.'],
      ['Vitamin và viên uống', 'Vitamin C, kẽm, biotin và chiết xuất thực vật hỗ trợ da, tóc và móng.'],
      ['Trà và thức uống đẹp da', 'Trà hoa, bột uống và nước thực vật cho thói quen nhẹ nhàng hằng ngày.'],
    ],
  ],
  [
    'Quà tặng',
    'Chưa biết tặng gì thì bắt đầu ở đây: bộ quà phối sẵn và thẻ quà gửi trong một phút.',
    [
      ['Bộ quà chăm sóc da', 'Những món dưỡng da đi cùng nhau, giá tốt hơn mua lẻ và có hộp quà.'],
      ['Bộ quà trang điểm', 'Son, má và mắt phối màu sẵn cho người mê trang điểm.'],
      ['Bộ quà tóc và cơ thể', 'Bộ tắm gội, dưỡng thể và hương thơm làm ấm lòng người nhận.'],
      ['Bộ dùng thử', 'Vài món nhỏ để làm quen một thương hiệu hoặc mang theo chuyến đi ngắn.'],
      [
        'Thẻ quà tặng',
        'Thẻ điện tử gửi qua email, người nhận tự chọn món mình thích và dùng trong 12 tháng.',
      ],
    ],
  ],
]

/** 'Mặt' and 'Mắt' read the same without their marks; the eyes get their own word. */
const slugOfName = (name: string): string => (name === 'Mắt' ? 'doi-mat' : slugify(name))

function flatten(branches: readonly Branch[], parent: DemoCategory | null): DemoCategory[] {
  return branches.flatMap(([name, description, children]) => {
    const own = slugOfName(name)
    const category: DemoCategory = {
      key: parent === null ? own : `${parent.key}/${own}`,
      parent_key: parent?.key ?? null,
      name,
      // 'Môi' alone would be a poor address; the branches of Trang điểm carry its name.
      slug: parent?.key === 'trang-diem' ? `trang-diem-${own}` : own,
      description,
    }
    return [category, ...flatten(children ?? [], category)]
  })
}

export const categories: DemoCategory[] = flatten(tree, null)
