<?php
// Prepares an empty WordPress and prints its credentials as JSON. Run by wordpress.ts; needs DESK_URL and DESK_ROOT.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('DESK_URL'), PHP_URL_HOST) . ':' . parse_url(getenv('DESK_URL'), PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
require getenv('DESK_ROOT') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Régi Lap', 'editor', 'editor@desk.invalid', true, '', wp_generate_password());
foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
foreach (get_comments() as $comment) wp_delete_comment($comment, true);
update_option('timezone_string', 'Europe/Budapest');
update_option('permalink_structure', '/%year%/%monthnum%/%day%/%postname%/');
update_option('blog_public', '0');
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules(false);
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'desk']);
echo json_encode(['user' => 'editor', 'password' => $password]);
