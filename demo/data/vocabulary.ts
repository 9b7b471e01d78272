/** Sentences about who a product is for, by concern tag. */
export const suits: Record<string, readonly string[]> = {
  'da-mun': [
    'Hợp với làn da đang có mụn ẩn, mụn viêm nhẹ hoặc hay nổi mụn trước kỳ kinh.',
    'Bạn có da mụn và sợ bí? Đây là lựa chọn nên nghĩ tới.',
  ],
  'da-nhay-cam': [
    'Da nhạy cảm có thể dùng, chỉ cần thử trước một chấm nhỏ sau tai.',
    'Làn da hễ đổi mỹ phẩm là đỏ thường thấy dễ chịu khi dùng.',
  ],
  'da-kho-thieu-nuoc': [
    'Dành cho da khô, da căng sau khi rửa mặt và những ai ngồi máy lạnh cả ngày.',
    'Da dầu mà vẫn bong ở khóe mũi cũng là da thiếu nước, và bạn sẽ cần đến nó.',
  ],
  'da-dau': [
    'Da dầu và da hỗn hợp thiên dầu là nhóm khách quay lại mua nhiều nhất.',
    'Nếu trưa nào bạn cũng phải dùng giấy thấm dầu, hãy thử vài tuần.',
  ],
  'da-hon-hop': [
    'Hợp với da hỗn hợp: má khô, vùng chữ T bóng.',
    'Da thường và da hỗn hợp dùng quanh năm đều ổn.',
  ],
  'lo-chan-long-to': [
    'Ai ngại soi gương gần vì lỗ chân lông vùng mũi sẽ thích.',
    'Dành cho làn da có lỗ chân lông to ở má và cánh mũi.',
  ],
  'tham-sau-mun': [
    'Phù hợp khi mụn đã lặn nhưng vết thâm đỏ, thâm nâu còn ở lại.',
    'Thâm càng mới càng dễ mờ, nên bắt đầu sớm.',
  ],
  'nam-va-dom-nau': [
    'Dành cho da có đốm nâu, tàn nhang hoặc nám nhẹ ở gò má; đừng quên chống nắng đi kèm.',
    'Sau sinh hoặc sau mùa hè nhiều nắng là lúc nên dùng.',
  ],
  'da-xin-mau': [
    'Da xỉn vì thức khuya, khói bụi sẽ tươi lên sau vài tuần.',
    'Bạn soi gương thấy mặt thiếu sức sống thì đây là món để bắt đầu.',
  ],
  'nep-nhan': [
    'Phù hợp từ tuổi 25, khi những nếp nhăn đầu tiên hiện ở đuôi mắt.',
    'Da bắt đầu lão hóa hoặc muốn phòng ngừa sớm đều nên có.',
  ],
  'da-kem-san-chac': [
    'Dành cho làn da kém săn ở quai hàm và rãnh cười.',
    'Khách từ 30 tuổi chọn món này khá nhiều.',
  ],
  'phuc-hoi-da': [
    'Lý tưởng sau peel, laser nhẹ hoặc những ngày dùng acid hơi quá tay.',
    'Khi da rát và bong, hãy bớt các bước khác và giữ lại món này.',
  ],
  'mun-dau-den': [
    'Vùng mũi nhiều đầu đen và sợi bã nhờn sẽ thấy gọn hơn sau vài tuần.',
    'Hợp với ai hay dùng miếng lột mụn và muốn đổi sang cách dịu hơn.',
  ],
  'quang-tham-mat': [
    'Dành cho đôi mắt hay thức khuya, làm việc nhiều với màn hình.',
    'Quầng thâm do thiếu ngủ là trường hợp thấy khác nhanh nhất.',
  ],
  'moi-kho': [
    'Môi khô, hay bong vảy hoặc đánh son lì mỗi ngày nên dùng đều.',
    'Hợp với ai có thói quen liếm môi mà muốn bỏ.',
  ],
  'chong-nang-hang-ngay': [
    'Hợp để dùng mỗi sáng, kể cả ngày râm và ngày ngồi văn phòng.',
    'Người chạy xe, hay ra ngoài buổi trưa nên có sẵn một chai ở nhà và một chai trong túi.',
  ],
  'da-chay-nang': [
    'Để sẵn trong tủ lạnh cho những hôm đi biển, đi dã ngoại về.',
    'Da đỏ rát vì nắng cần được làm dịu ngay trong vài giờ đầu.',
  ],
  'toc-kho-xo': [
    'Tóc khô, xù và hay rối ở gáy hợp nhất.',
    'Mái tóc dài lâu ngày chưa cắt ngọn sẽ thấy mềm đi rõ.',
  ],
  'toc-rung': [
    'Dành cho tóc rụng sau sinh, sau ốm hoặc do căng thẳng.',
    'Mỗi lần gội nhìn nắm tóc mà lo thì hãy chăm từ da đầu trước.',
  ],
  'da-dau-dau': [
    'Da đầu nhanh bết, hôm trước gội hôm sau đã xẹp sẽ hợp.',
    'Người đội mũ bảo hiểm nhiều rất nên thử.',
  ],
  'gau-va-ngua-da-dau': [
    'Da đầu có gàu và ngứa nên dùng đều mỗi tuần.',
    'Ai hay ngại mặc áo đen vì gàu sẽ yên tâm hơn.',
  ],
  'toc-nhuom-uon': [
    'Tóc vừa tẩy, nhuộm hoặc uốn là đối tượng cần nhất.',
    'Giữ cho tóc nhuộm không xơ trong những tuần sau khi rời tiệm.',
  ],
  'da-co-the-kho-rap': [
    'Da tay chân khô ráp, nhất là mùa hanh, sẽ mềm lại dần.',
    'Khuỷu tay và đầu gối sần cần được chăm ít nhất hai tuần liên tục.',
  ],
  'viem-lo-chan-long': [
    'Cánh tay và bắp chân sần như da gà là nơi nên dùng trước.',
    'Dành cho da bị viêm nang lông nhẹ do cạo hoặc wax.',
  ],
  'trang-diem-lau-troi': [
    'Hợp với ngày dài: đi làm, dự tiệc rồi về muộn.',
    'Dành cho khí hậu nóng ẩm và người không tiện dặm lại.',
  ],
  'che-khuyet-diem': [
    'Da có thâm, vết đỏ hoặc tàn nhang nhẹ sẽ cần.',
    'Những hôm phải lên hình, lên sân khấu rất nên dùng.',
  ],
  'trang-diem-tu-nhien': [
    'Hợp với phong cách trong trẻo, đi học đi làm đều được.',
    'Người mới tập trang điểm dùng cũng khó sai.',
  ],
}

/** Headings before a list of points. */
export const pointHeadings = [
  'Điểm đáng chú ý',
  'Vì sao nên thử?',
  'Bạn sẽ thấy gì?',
  'Những điều làm nên khác biệt',
  'Tóm gọn',
]
export const feelHeadings = ['Cảm giác khi dùng', 'Kết cấu', 'Lên da thế nào?']
export const suitHeadings = ['Dành cho ai?', 'Hợp với bạn nếu', 'Ai nên dùng?']

/** How a line or a brand enters the text; slots {line}, {brand}, {country}. */
export const lineSentences = [
  '{Noun} nằm trong dòng <strong>{line}</strong> của {brand}, có thể phối cùng những món khác cùng dòng hoặc dùng riêng.',
  '<strong>{line}</strong> là một trong những dòng được hỏi nhiều nhất của {brand} tại Nàng.',
  'Với dòng <strong>{line}</strong>, {brand} giữ đúng tinh thần quen thuộc của mình: làm ít món, làm kỹ từng món.',
  'Sản phẩm thuộc dòng <strong>{line}</strong>, thương hiệu {brand} đến từ {country}.',
  'Nếu bạn đã quen với {brand}, dòng <strong>{line}</strong> sẽ là một bước tiếp nối dễ chịu.',
]

/** Closing advice by the first part of a category's key. */
export const closings: Record<string, readonly string[]> = {
  'cham-soc-da': [
    'Chụp một tấm ảnh trước khi bắt đầu, bốn tuần sau so lại sẽ thấy công bằng hơn là nhìn gương mỗi ngày.',
    'Khi da đang viêm nặng hoặc có bệnh lý, bạn nên hỏi bác sĩ da liễu trước khi đổi sản phẩm.',
    'Bảo quản nơi khô mát, đậy nắp kỹ; phòng tắm nóng ẩm không phải chỗ tốt nhất.',
    'Mỗi tuần chỉ nên thêm một món mới để biết da hợp hay không.',
  ],
  'chong-nang': [
    'Thoa đủ lượng quan trọng hơn chọn chỉ số cao: khoảng hai đốt ngón tay cho mặt và cổ.',
    'Buổi tối nhớ tẩy trang kỹ, kể cả khi hôm ấy bạn không trang điểm.',
    'Không để sản phẩm trong cốp xe hay dưới nắng, nhiệt độ cao làm màng lọc mất ổn định.',
    'Mũ, kính và khẩu trang vẫn là bạn đồng hành của kem chống nắng.',
  ],
  'trang-diem': [
    'Màu trên màn hình có thể chênh nhẹ; nếu phân vân giữa hai tông, hãy chọn tông gần màu cổ của bạn.',
    'Tẩy trang kỹ mỗi tối để hôm sau nền vẫn đẹp.',
    'Thử trên cổ tay dưới ánh sáng ngày trước khi quyết định.',
    'Cần tư vấn màu, bạn gửi ảnh chụp cạnh cửa sổ cho đội ngũ Nàng nhé.',
    'Đậy nắp chặt sau khi dùng để chất không bị khô.',
  ],
  'cham-soc-toc': [
    'Kết hợp cắt ngọn mỗi ba tháng, tóc sẽ giữ được vẻ đầy đặn.',
    'Nước quá nóng làm tóc xơ và da đầu tiết nhiều dầu, nên gội bằng nước ấm.',
    'Tóc cần vài tuần để thay đổi; dùng đều quan trọng hơn dùng nhiều.',
    'Để xa tầm tay trẻ em và tránh dây vào mắt.',
  ],
  'cham-soc-co-the': [
    'Dùng ngay sau khi tắm, lúc da còn ẩm, bạn sẽ thấy khác biệt rõ nhất.',
    'Bảo quản nơi thoáng mát và đóng nắp sau khi dùng.',
    'Da vừa cạo hoặc wax nên đợi một ngày rồi hãy dùng.',
    'Cả nhà dùng chung được; với trẻ dưới ba tuổi, bạn nên hỏi bác sĩ trước.',
  ],
  'nuoc-hoa': [
    'Mỗi làn da giữ mùi một khác, nên lần đầu hãy chọn dung tích nhỏ.',
    'Tránh ánh nắng và phòng tắm, mùi sẽ bền hơn nhiều năm.',
    'Thử trên da thay vì trên giấy để nghe đủ ba tầng hương.',
  ],
  'dung-cu-va-phu-kien': [
    'Giữ sạch và khô sau mỗi lần dùng để món đồ bền hơn.',
    'Kiểm tra kỹ khi nhận hàng; có lỗi do sản xuất, Nàng đổi mới trong 30 ngày.',
    'Không dùng chung với người khác để tránh lây vi khuẩn.',
  ],
  'cham-soc-nam': [
    'Làm đều mỗi ngày hai phút là da đã khác sau một tháng.',
    'Để trong túi tập hoặc ngăn tủ ở công ty đều tiện.',
    'Anh nào da đang kích ứng vì cạo thì nghỉ cạo vài hôm rồi hãy dùng.',
  ],
  'thuc-pham-lam-dep': [
    'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.',
    'Sản phẩm không phải là thuốc, không thay thế thuốc chữa bệnh; người đang điều trị nên hỏi ý kiến bác sĩ.',
  ],
}
