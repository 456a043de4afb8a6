<?php
/**
 * Plugin Name: Távíró follow
 * Description: Tells a Távíró site at once that a post was saved, published or removed. It sends the number of the post, never its text. "Preview" opens the draft on Távíró's preview.
 * Version: 1.0
 * License: MIT
 *
 * In wp-config.php:
 *   define('TAVIRO_FOLLOW_URL', 'https://news.example/api/follow/1');
 *   define('TAVIRO_FOLLOW_SECRET', '…');
 *   define('TAVIRO_PREVIEW_URL', 'https://preview.news.example/elonezet/1'); // leave it out to preview in WordPress
 */

if (!defined('ABSPATH')) exit;

$taviro_follow_posts = [];

function taviro_follow_send(int $id, string $event): void {
    $body = json_encode(['id' => $id, 'event' => $event, 'nonce' => bin2hex(random_bytes(8))]);
    $time = time();
    wp_remote_post(TAVIRO_FOLLOW_URL, [
        'blocking' => false,
        'timeout' => 2,
        'redirection' => 0,
        'headers' => [
            'Content-Type' => 'application/json',
            'X-Follow-Signature' => "t=$time,v1=" . hash_hmac('sha256', "$time.$body", TAVIRO_FOLLOW_SECRET),
        ],
        'body' => $body,
    ]);
}

function taviro_follow_note(int $id, string $event): void {
    global $taviro_follow_posts;
    $taviro_follow_posts[$id] = $event;
}

if (defined('TAVIRO_FOLLOW_URL') && defined('TAVIRO_FOLLOW_SECRET')) {
    // Drafts are left out: only a post that is or was public matters to readers.
    add_action('transition_post_status', function ($new, $old, $post) {
        if ($post->post_type !== 'post' || ($new !== 'publish' && $old !== 'publish')) return;
        taviro_follow_note($post->ID, $new === 'publish' ? 'publish' : ($new === 'trash' ? 'trash' : 'hide'));
    }, 10, 3);
    add_action('deleted_post', function ($id, $post) {
        if ($post->post_type === 'post') taviro_follow_note($id, 'delete');
    }, 10, 2);
    $changed = function ($meta, $id, $key) {
        if ($key === '_thumbnail_id' && get_post_status($id) === 'publish') taviro_follow_note($id, 'publish');
    };
    foreach (['added', 'updated', 'deleted'] as $done) add_action("{$done}_post_meta", $changed, 10, 3);
    add_action('set_object_terms', function ($id) {
        if (get_post_type($id) === 'post' && get_post_status($id) === 'publish') taviro_follow_note($id, 'publish');
    });
    // Names and alternative texts change no post: the site reads its lists.
    $others = fn () => taviro_follow_note(0, 'others');
    foreach (['edited_term', 'profile_update', 'attachment_updated'] as $edited) add_action($edited, $others);
    // The first alternative text of a picture is an added one.
    foreach (['added', 'updated', 'deleted'] as $done)
        add_action("{$done}_post_meta", function ($meta, $id, $key) use ($others) {
            if ($key === '_wp_attachment_image_alt') $others();
        }, 10, 3);
    foreach (['post_stuck', 'post_unstuck'] as $stuck) add_action($stuck, fn ($id) => taviro_follow_note($id, 'publish'));
    // At the end of the request: the desk then answers with what was saved.
    add_action('shutdown', function () {
        global $taviro_follow_posts;
        // After a bulk edit the site reads all lists. Removals are named: others of so many wait for a confirmation.
        if (count($taviro_follow_posts) > 20) {
            $removals = array_filter($taviro_follow_posts, fn ($event) => in_array($event, ['trash', 'delete', 'hide'], true));
            $others = count($taviro_follow_posts) - count($removals);
            $taviro_follow_posts = $removals + ($others > 0 ? [0 => 'many'] : []);
        }
        foreach ($taviro_follow_posts as $id => $event) taviro_follow_send($id, $event);
    }, 100);
}

if (defined('TAVIRO_PREVIEW_URL') && defined('TAVIRO_FOLLOW_SECRET')) {
    // Not in the link of the button: the block editor makes its own, and a link in an open window would expire.
    add_action('template_redirect', function () {
        $post = get_queried_object();
        if (!is_preview() || !($post instanceof WP_Post) || $post->post_type !== 'post') return;
        if (!current_user_can('edit_post', $post->ID)) return;
        $expires = time() + 600;
        $base = rtrim(TAVIRO_PREVIEW_URL, '/');
        $desk = basename($base);
        $signature = hash_hmac('sha256', "draft.$desk.{$post->ID}.$expires", TAVIRO_FOLLOW_SECRET);
        nocache_headers();
        header('Referrer-Policy: no-referrer');
        wp_redirect("$base/{$post->ID}?expires=$expires&signature=$signature");
        exit;
    });
}
