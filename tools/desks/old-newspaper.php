<?php
// Fills a WordPress with an old newspaper: every state of a text, nested sections, several authors, pictures.
// Expects $posts. Sentences of closed texts contain "titkos": no stranger may find them.
wp_insert_user(['user_login' => 'nagy.anna', 'user_nicename' => 'nagy-anna', 'user_pass' => 'x', 'display_name' => 'Nagy Anna', 'user_email' => 'anna@desk.invalid', 'role' => 'author']);
wp_insert_user(['user_login' => 'kis', 'user_pass' => 'x', 'display_name' => 'Kis Éva', 'user_email' => 'eva@desk.invalid', 'role' => 'editor']);
wp_insert_user(['user_login' => 'rejtett', 'user_pass' => 'x', 'display_name' => 'Rejtett Szerző', 'user_email' => 'r@desk.invalid', 'role' => 'author']);
$authors = array_map(fn ($login) => get_user_by('login', $login)->ID, ['editor', 'nagy.anna', 'kis']);
$hidden_author = get_user_by('login', 'rejtett')->ID;
$term = fn ($name, $taxonomy, $parent = 0) => wp_insert_term($name, $taxonomy, ['parent' => $parent])['term_id'];
$news = $term('Hírek', 'category');
$home = $term('Belföld', 'category', $news);
$town = $term('Budapest &amp; környéke', 'category', $home);
$sport = $term('Sport', 'category');
$tags = array_map(fn ($name) => $term($name, 'post_tag'), ['Duna', 'árvíz', 'választás', 'Őszi szél']);
$picture = function ($n) {
    $image = imagecreatetruecolor(640, 360);
    imagefill($image, 0, 0, imagecolorallocate($image, $n * 37 % 256, $n * 59 % 256, $n * 83 % 256));
    $file = wp_upload_dir()['path'] . "/kep-$n.png";
    imagepng($image, $file);
    $id = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => "Kép $n", 'post_excerpt' => "Képaláírás $n", 'post_status' => 'inherit'], $file);
    update_attached_file($id, $file);
    update_post_meta($id, '_wp_attachment_image_alt', "Leírás $n");
    return ['id' => $id, 'url' => wp_get_attachment_url($id), 'n' => $n];
};
$pictures = array_map($picture, range(1, 24));
$figure = fn ($p) => "<figure class=\"wp-block-image\"><img src=\"{$p['url']}\" alt=\"Leírás {$p['n']}\" class=\"wp-image-{$p['id']}\"/><figcaption>Felirat {$p['n']}</figcaption></figure>";
$block = fn ($p) => "<!-- wp:image {\"id\":{$p['id']}} -->\n" . $figure($p) . "\n<!-- /wp:image -->";
$shared = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Közös', 'post_content' => '<!-- wp:paragraph --><p>A közös blokk szövege minden cikkben ugyanaz, amelyik használja.</p><!-- /wp:paragraph -->']);
$draft_block = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'draft', 'post_title' => 'Készülő', 'post_content' => '<!-- wp:paragraph --><p>Ez a titkos blokk még nem készült el egészen.</p><!-- /wp:paragraph -->']);
$statuses = ['publish', 'publish', 'publish', 'draft', 'publish', 'private', 'publish', 'pending', 'publish', 'future', 'publish', 'password', 'publish', 'trash', 'publish', 'members', 'publish', 'publish', 'publish', 'publish'];
$ids = [];
for ($n = 1; $n <= $posts; $n++) {
    $status = $statuses[$n % count($statuses)];
    [$one, $two, $three] = [$pictures[$n % 24], $pictures[($n + 7) % 24], $pictures[($n + 13) % 24]];
    $secret = in_array($status, ['publish'], true) ? '' : ' Ez a mondat titkos, és senki idegen nem olvashatja.';
    $kinds = [
        "<!-- wp:paragraph -->\n<p>A(z) $n. cikk első bekezdése elég hosszú ahhoz, hogy meg lehessen találni.$secret</p>\n<!-- /wp:paragraph -->\n" . $block($one) . "\n<!-- wp:gallery -->\n<figure class=\"wp-block-gallery\">" . $block($two) . $block($three) . "<figcaption>A galéria felirata</figcaption></figure>\n<!-- /wp:gallery -->\n<!-- wp:block {\"ref\":$shared} /-->\n<!-- wp:block {\"ref\":$draft_block} /-->",
        "A régi szerkesztővel írt $n. cikk, címkék nélkül, üres sorral a bekezdések között.$secret\n\n[caption id=\"attachment_{$one['id']}\" width=\"640\"]<img src=\"{$one['url']}\" alt=\"Leírás\" width=\"640\" height=\"360\" /> Régi felirat {$n}[/caption]\n\n[gallery ids=\"{$two['id']},{$three['id']}\"]\n\nA vége – „idézettel” és 3x4-gyel.",
        "<!-- wp:paragraph -->\n<p>Rövid hír $n.$secret</p>\n<!-- /wp:paragraph -->\n<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->\n<!-- wp:list -->\n<ul><li>egy</li><li>kettő</li></ul>\n<!-- /wp:list -->\n<!-- wp:table -->\n<figure class=\"wp-block-table\"><table><tbody><tr><td>a</td><td>$n</td></tr></tbody></table></figure>\n<!-- /wp:table -->\n<!-- wp:buttons -->\n<div class=\"wp-block-buttons\"><!-- wp:button --><div class=\"wp-block-button\"><a class=\"wp-block-button__link\" href=\"https://pelda.example/\">Gomb</a></div><!-- /wp:button --></div>\n<!-- /wp:buttons -->",
    ];
    $when = $status === 'future' ? time() + 86400 * 30 : strtotime('2026-01-01 08:00:00 UTC') + $n * 7200;
    $id = wp_insert_post([
        'post_title' => "A(z) $n. cikk &amp; címe",
        'post_name' => "cikk-$n",
        'post_content' => wp_slash($kinds[$n % 3]),
        'post_excerpt' => $n % 4 === 0 ? "A(z) $n. cikk ajánlója." : '',
        'post_status' => ['password' => 'publish', 'members' => 'publish', 'trash' => 'publish'][$status] ?? $status,
        'post_password' => $status === 'password' ? 'nagyon-rejtett-jelszo' : '',
        'post_author' => $status === 'draft' ? $hidden_author : $authors[$n % 3],
        'post_date_gmt' => gmdate('Y-m-d H:i:s', $when),
        'post_date' => get_date_from_gmt(gmdate('Y-m-d H:i:s', $when)),
        'post_category' => [[$town], [$sport, $home], [$news]][$n % 3],
        'tags_input' => [],
    ]);
    wp_set_post_terms($id, [$tags[$n % 4], $tags[($n + 1) % 4]], 'post_tag');
    if ($n % 2 === 0) set_post_thumbnail($id, $pictures[$n % 24]['id']);
    if ($n % 60 === 1) stick_post($id);
    if ($n % 50 === 0) set_post_format($id, 'gallery');
    if ($status === 'members') update_post_meta($id, '_lap_members_only', 'yes');
    if ($status === 'trash') wp_trash_post($id);
    $ids[] = $id;
}
$about = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Impresszum', 'post_name' => 'impresszum', 'post_content' => '<p>A lap adatai.</p>']);
wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Munkatársak', 'post_name' => 'munkatarsak', 'post_parent' => $about, 'post_content' => '<p>Névsor.</p>']);
wp_insert_post(['post_type' => 'interju', 'post_status' => 'publish', 'post_title' => 'Beszélgetés', 'post_name' => 'beszelgetes', 'post_content' => '<p>Kérdés és felelet.</p>']);
wp_insert_comment(['comment_post_ID' => $ids[0], 'comment_author' => 'Olvasó', 'comment_author_email' => 'olvaso@desk.invalid', 'comment_content' => 'Jó cikk.', 'comment_approved' => 1]);
$menu = wp_create_nav_menu('Fő menü');
wp_update_nav_menu_item($menu, 0, ['menu-item-title' => 'Rólunk', 'menu-item-object' => 'page', 'menu-item-object-id' => $about, 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish']);
wp_update_nav_menu_item($menu, 0, ['menu-item-title' => '', 'menu-item-object' => 'category', 'menu-item-object-id' => $sport, 'menu-item-type' => 'taxonomy', 'menu-item-status' => 'publish']);
wp_update_nav_menu_item($menu, 0, ['menu-item-title' => 'Bolt', 'menu-item-url' => 'https://bolt.example/', 'menu-item-type' => 'custom', 'menu-item-status' => 'publish']);
